import { render, screen, within } from "@testing-library/react";
import CaseStudiesPage from "../../src/pages/case-studies";
import PrivacyPolicyPage from "../../src/pages/privacy-policy";
import SmsPortalPage from "../../src/pages/sms-portal";
import TermsOfServicePage from "../../src/pages/terms-of-service";
import CaseStudyTemplate from "../../src/templates/case-study";
import { SHOWN_SERVICES, SHOWN_STUDIES } from "../fixtures/catalogue";
import { danglingIds, headTags } from "../support/head";
import { serverHtml } from "../support/server-html";

// Gatsby gives pages more props than they read
const studiesPage = (
  <CaseStudiesPage
    {...({ data: { caseStudies: { nodes: SHOWN_STUDIES } } } as unknown as React.ComponentProps<
      typeof CaseStudiesPage
    >)}
  />
);
const studyPage = (
  <CaseStudyTemplate
    {...({
      data: {
        caseStudy: SHOWN_STUDIES[1],
        services: { nodes: SHOWN_SERVICES },
        others: { nodes: SHOWN_STUDIES.filter((_, i) => i !== 1) },
      },
    } as unknown as React.ComponentProps<typeof CaseStudyTemplate>)}
  />
);

test.each([
  ["/case-studies", "Case Studies | Savanna Signal", studiesPage],
  [
    "/case-studies/clinic-days-remembered",
    "Clinic days, remembered: a case study | Savanna Signal",
    studyPage,
  ],
  ["/privacy-policy", "Privacy Policy | Savanna Signal", <PrivacyPolicyPage key="p" />],
  ["/terms-of-service", "Terms of Service | Savanna Signal", <TermsOfServicePage key="t" />],
  ["/sms-portal", "SMS Portal | Savanna Signal", <SmsPortalPage key="s" />],
])("%s has title, canonical address, description, card and a sound graph", (path, title, page) => {
  const html = serverHtml(page);
  expect(html).toContain("<h1");
  render(page);
  const head = headTags();
  expect(head.title).toBe(title);
  expect(head.canonical).toBe(`https://www.savannasignal.example${path}`);
  expect(head.meta("description")?.length).toBeGreaterThan(50);
  expect(head.meta("og:image")).toMatch(/\/social\/[a-z-]+\/[a-z-]+\.jpg$/);
  expect(head.graph.map((node) => node["@type"])).toContain("BreadcrumbList");
  expect(danglingIds(head.graph)).toEqual([]);
});

test("all case studies are listed and lead to their pages", () => {
  render(studiesPage);
  const links = screen.getAllByRole("link", { name: /^Read Case Study/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    [
      "a-branch-in-every-pocket",
      "clinic-days-remembered",
      "one-number-for-the-county",
      "paid-before-the-bag-is-packed",
    ].map((slug) => `/case-studies/${slug}`),
  );
});

test("a case study shows its company, its service and its whole text", () => {
  const { container } = render(studyPage);
  const facts = within(screen.getByRole("complementary", { name: "At a glance" }));
  expect(facts.getByText("Sample Family Clinics")).toBeInTheDocument();
  expect(facts.getByRole("link", { name: "Bulk SMS" })).toHaveAttribute(
    "href",
    "/services/bulksms",
  );
  for (const { heading, paragraphs } of SHOWN_STUDIES[1]?.body ?? []) {
    expect(screen.getByRole("heading", { name: heading })).toBeInTheDocument();
    for (const paragraph of paragraphs) expect(container).toHaveTextContent(paragraph);
  }
});

test("the portal is framed with a title, held tightly, and linked", () => {
  render(<SmsPortalPage />);
  const frame = screen.getByTitle("SMS Portal");
  expect(frame).toHaveAttribute("src", "https://portal.savannasignal.example");
  expect(frame.getAttribute("sandbox")).not.toMatch(/top-navigation|modals|pointer-lock/);
  expect(frame).toHaveAttribute("allow", "clipboard-write");
  expect(screen.getByRole("link", { name: /^Open the portal/ })).toHaveAttribute(
    "href",
    "https://portal.savannasignal.example",
  );
});

test.each([
  ["privacy policy", <PrivacyPolicyPage key="p" />],
  ["terms", <TermsOfServicePage key="t" />],
])("the %s awaits legal review and lists its parts", (_, page) => {
  render(page);
  expect(screen.getByText("Draft for legal review")).toBeInTheDocument();
  const links = within(screen.getByRole("navigation", { name: "On this page" })).getAllByRole(
    "link",
  );
  for (const link of links) {
    const id = link.getAttribute("href")?.slice(1) ?? "";
    expect(document.getElementById(id)).toHaveTextContent(link.textContent ?? "");
  }
});

test("the privacy policy says what the Act asks for", () => {
  const { container } = render(<PrivacyPolicyPage />);
  for (const words of [
    "Data Protection Act, 2019",
    "registration number with the Office of the Data Protection Commissioner",
    "24 months",
    "voluntary",
    "within 72 hours",
    "object to all or part of the processing",
    "withdraw a consent as easily as you gave it",
    "process data outside Kenya",
    "Google Analytics",
    "hello@savannasignal.example",
  ]) {
    expect(container).toHaveTextContent(words);
  }
});
