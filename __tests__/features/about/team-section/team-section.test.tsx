import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TeamSection } from "../../../../src/features/about/team-section/team-section";
import { TEAM } from "../../../fixtures/home";

test("TeamSection has its introduction, commitment, a card for each member and the careers block", () => {
  const { container } = render(<TeamSection content={TEAM} />);
  expect(container.querySelector("section")).toHaveAttribute("id", "team");
  expect(screen.getByRole("heading", { level: 2, name: "Meet Our Team" })).toBeVisible();
  expect(screen.getByText("People who know African networks.")).toBeVisible();
  expect(screen.getByText(/^Our commitment:/)).toBeVisible();
  expect(screen.getByRole("heading", { level: 3, name: "Brian Otieno" })).toBeVisible();
  expect(screen.getAllByText("Head of Engineering")).toHaveLength(3);
  expect(screen.getByText("Salma Omar asks what happens when the network drops.")).toBeVisible();
  expect(screen.getByRole("heading", { level: 3, name: "Join Our Team" })).toBeVisible();
  expect(screen.getByRole("link", { name: "View Career Opportunities" })).toHaveAttribute(
    "href",
    "/contact?topic=Career%20opportunities",
  );
});

test("a member's LinkedIn, Twitter and e-mail are reached by keyboard, in this order", async () => {
  render(<TeamSection content={TEAM} />);
  const list = within(screen.getByRole("list", { name: "Contact for Wairimu Gathogo" }));
  const links = list.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "https://www.linkedin.com/company/savannasignal",
    "https://twitter.com/savannasignal",
    "mailto:hello@savannasignal.example?subject=Wairimu%20Gathogo",
  ]);
  expect(links[2]).toHaveAccessibleName("Email Wairimu Gathogo");
  for (const link of links) {
    await userEvent.tab();
    expect(link).toHaveFocus();
  }
});
