import { render, screen, within } from "@testing-library/react";
import { completeLegal } from "../../src/content/catalogue/legal-documents";
import AboutPage from "../../src/pages/about";
import CaseStudiesPage from "../../src/pages/case-studies";
import ContactPage from "../../src/pages/contact";
import PrivacyPolicyPage from "../../src/pages/privacy-policy";
import SmsPortalPage from "../../src/pages/sms-portal";
import TermsOfServicePage from "../../src/pages/terms-of-service";
import ToolsPage from "../../src/pages/tools";
import {
  legalData,
  SHOWN_SERVICES,
  SHOWN_STUDIES,
  SHOWN_TOOLS,
  words,
} from "../fixtures/catalogue";
import { ABOUT, TEAM } from "../fixtures/home";
import { headTags } from "../support/dom/head";
import { pageWith } from "../support/dom/page-with";

const image = { childImageSharp: null };

test("the about page has its hero and the about, team and contact sections", () => {
  const data = {
    words: words("about"),
    contactWords: words("contactForm"),
    aboutContent: ABOUT,
    teamContent: TEAM,
    aboutImage: image,
    mapImage: image,
    services: { nodes: SHOWN_SERVICES },
  };
  const { container } = render(pageWith(AboutPage, { data }));
  expect(screen.getByRole("heading", { level: 1, name: words("about").title })).toBeVisible();
  const sections = [...container.querySelectorAll("main section:not(section section)")];
  expect(sections.map(({ id }) => id)).toEqual(["", "about-section", "team", "contact"]);
});

test("the contact page has its breadcrumb and the form", () => {
  const data = {
    words: words("contact"),
    contactWords: words("contactForm"),
    services: { nodes: SHOWN_SERVICES },
    mapImage: image,
  };
  render(pageWith(ContactPage, { data }));
  const { title, subtitle, description } = words("contact");
  expect(screen.getByText(subtitle)).toBeVisible();
  expect(headTags().meta("description")).toBe(description);
  expect(description).not.toMatch(/[{}]/);
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const trail = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  expect(trail.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  expect(screen.getByRole("form", { name: "Contact" })).toBeInTheDocument();
});

test("all case studies are listed and link to their pages", () => {
  render(
    pageWith(CaseStudiesPage, {
      data: { words: words("caseStudies"), caseStudies: { nodes: SHOWN_STUDIES } },
    }),
  );
  const links = screen.getAllByRole("link", { name: /^Read Case Study/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    SHOWN_STUDIES.map(({ slug }) => `/case-studies/${slug}`),
  );
});

test("the tools page has its words and links to every tool", () => {
  render(pageWith(ToolsPage, { data: { words: words("tools"), tools: { nodes: SHOWN_TOOLS } } }));
  const { title, closingTitle, closingText } = words("tools");
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole("heading", { name: closingTitle })).toBeVisible();
  expect(screen.getByText(closingText)).toBeVisible();
  expect(screen.getByRole("link", { name: /Price a campaign/ })).toHaveAttribute(
    "href",
    "/tools/sms-price",
  );
});

test("the portal page names and links the configured portal", () => {
  render(pageWith(SmsPortalPage, { data: { words: words("portal") } }));
  expect(screen.getByRole("heading", { level: 1, name: words("portal").title })).toBeVisible();
  expect(screen.getByRole("link", { name: /^Open the portal/ })).toHaveAttribute(
    "href",
    "https://portal.savannasignal.example",
  );
});

test.each([
  ["privacy-policy", PrivacyPolicyPage],
  ["terms-of-service", TermsOfServicePage],
])("the page %s links to its sections and doesn't mention a draft", (slug, Page) => {
  render(pageWith(Page, { data: legalData(slug) }));
  expect(screen.queryByText(/legal review|will be shown/i)).not.toBeInTheDocument();
  const contents = within(screen.getByRole("navigation", { name: "On this page" }));
  for (const link of contents.getAllByRole("link")) {
    const id = link.getAttribute("href")?.slice(1) ?? "";
    expect(document.getElementById(id)).toHaveTextContent(link.textContent ?? "");
  }
});

test("a legal text that couldn't be read leaves a page that says whom to ask", () => {
  const [legalDocument] = completeLegal([]).documents;
  render(pageWith(PrivacyPolicyPage, { data: { legalDocument } }));
  expect(screen.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
  expect(screen.getByText(/To get this document, contact .+@/)).toBeVisible();
  expect(screen.queryByRole("navigation", { name: "On this page" })).not.toBeInTheDocument();
});

test("the privacy policy has what the Data Protection Act requires", () => {
  const { container } = render(pageWith(PrivacyPolicyPage, { data: legalData("privacy-policy") }));
  for (const words of [
    "Data Protection Act, 2019",
    "24 months",
    "voluntary",
    "within 72 hours",
    "object to all or part of the processing",
    "withdraw a consent as easily as you gave it",
    "process data outside Kenya",
    "This website uses no analytics", // as in this build without any
    "hello@savannasignal.example",
  ]) {
    expect(container).toHaveTextContent(words);
  }
});
