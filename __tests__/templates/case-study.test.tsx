import { render, screen, within } from "@testing-library/react";
import CaseStudyTemplate from "../../src/templates/case-study";
import { SHOWN_SERVICES, SHOWN_STUDIES } from "../fixtures/catalogue";
import { pageWith } from "../support/dom/page-with";

test("a case study has its company, its service and its whole text", () => {
  const data = {
    caseStudy: SHOWN_STUDIES[1],
    services: { nodes: SHOWN_SERVICES },
    others: { nodes: SHOWN_STUDIES.filter((_, i) => i !== 1) },
  };
  const { container } = render(pageWith(CaseStudyTemplate, { data }));
  const facts = within(screen.getByRole("complementary", { name: "At a glance" }));
  expect(facts.getByText("Sample Family Clinics")).toBeInTheDocument();
  const service = facts.getByRole("link", { name: "Bulk SMS" });
  expect(service).toHaveAttribute("href", "/services/bulksms");
  for (const { heading, paragraphs } of SHOWN_STUDIES[1]?.body ?? []) {
    expect(screen.getByRole("heading", { name: heading })).toBeInTheDocument();
    for (const paragraph of paragraphs) expect(container).toHaveTextContent(paragraph);
  }
});
