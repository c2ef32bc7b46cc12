import { render, screen, within } from "@testing-library/react";
import CaseStudyTemplate from "../../src/templates/case-study";
import { SHOWN_SERVICES, SHOWN_STUDIES } from "../fixtures/catalogue";
import { headTags } from "../support/dom/head";
import { pageWith } from "../support/dom/page-with";

const dataOf = (change: Partial<(typeof SHOWN_STUDIES)[number]>) => {
  const [caseStudy, ...others] = SHOWN_STUDIES;
  if (!caseStudy) throw new Error("no case study");
  return {
    caseStudy: { ...caseStudy, ...change },
    services: { nodes: SHOWN_SERVICES },
    others: { nodes: others },
  };
};

test("a case study's picture has its alternative text, and decorative ones and those of cards have none", () => {
  const shows = (imageAlt: string) => pageWith(CaseStudyTemplate, { data: dataOf({ imageAlt }) });
  const { rerender } = render(shows("A nurse reads a list"));
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual([
    "A nurse reads a list",
  ]);
  rerender(shows(""));
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("a case study's own title and description for search engines replace its title and sentence", () => {
  const { rerender } = render(pageWith(CaseStudyTemplate, { data: dataOf({ title: "Clinics" }) }));
  const shown = () => [headTags().title, headTags().meta("description")];
  expect(shown()).toEqual([
    "Clinics: a case study | Savanna Signal",
    dataOf({}).caseStudy.description,
  ]);
  const own = { title: "Clinics", metaTitle: "SMS for clinics", metaDescription: "In one line." };
  rerender(pageWith(CaseStudyTemplate, { data: dataOf(own) }));
  expect(shown()).toEqual(["SMS for clinics | Savanna Signal", "In one line."]);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Clinics");
});

test("a case study has its company, its service and its full text", () => {
  const data = dataOf({});
  const { caseStudy } = data;
  const { container } = render(pageWith(CaseStudyTemplate, { data }));
  const facts = within(screen.getByRole("complementary", { name: "At a glance" }));
  expect(facts.getByText(caseStudy.company)).toBeInTheDocument();
  const service = SHOWN_SERVICES.find(({ serviceId }) => serviceId === caseStudy.serviceId);
  const link = facts.getByRole("link", { name: service?.title });
  expect(link).toHaveAttribute("href", `/services/${service?.serviceId}`);
  for (const { heading, paragraphs } of caseStudy.body) {
    expect(screen.getByRole("heading", { name: heading })).toBeInTheDocument();
    for (const paragraph of paragraphs) expect(container).toHaveTextContent(paragraph);
  }
});
