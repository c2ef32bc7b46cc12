import { render, screen } from "@testing-library/react";
import { WhyUs } from "../../../src/features/home/why-us/why-us";
import { PICTURE } from "../../fixtures/words";
import { accessibilityProblems } from "../../support/accessibility";
import { serverHtml } from "../../support/server-html";

test("says why, and for whom", () => {
  render(<WhyUs image={PICTURE} />);
  expect(
    screen.getByRole("region", { name: "Why businesses choose Savanna Signal" }),
  ).toBeInTheDocument();
  for (const reason of [
    "Every phone counts",
    "One team for all of it",
    "Prices you can read",
    "Careful with people's data",
  ])
    expect(screen.getByRole("heading", { name: reason })).toBeVisible();
  for (const audience of ["Banks, SACCOs and lenders", "Schools and universities"])
    expect(screen.getByText(audience)).toBeVisible();
});

test("claims no figures", () => {
  const { container } = render(<WhyUs image={PICTURE} />);
  expect(container.textContent).not.toMatch(/\d/);
});

test("the server renders it without its picture, too", () => {
  expect(serverHtml(<WhyUs image={{ childImageSharp: null }} />)).toContain("Every phone counts");
});

test("axe finds nothing", async () => {
  const { container } = render(<WhyUs image={PICTURE} />);
  expect(await accessibilityProblems(container)).toEqual([]);
});
