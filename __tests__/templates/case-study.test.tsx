import { render, screen, within } from "@testing-library/react";
import CaseStudyTemplate from "../../src/templates/case-study";
import { SHOWN_SERVICES, SHOWN_STUDIES } from "../fixtures/catalogue";
import { pageWith } from "../support/dom/page-with";

test("a case study has its company, its service and its whole text", () => {
  const [caseStudy, ...others] = SHOWN_STUDIES;
  if (!caseStudy) throw new Error("no case study");
  const data = { caseStudy, services: { nodes: SHOWN_SERVICES }, others: { nodes: others } };
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
