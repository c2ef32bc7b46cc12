import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TeamSection } from "../../../src/features/about/team-section/team-section";
import { TEAMS } from "../../fixtures/team";
import { accessibilityProblems } from "../../support/accessibility";
import { serverHtml } from "../../support/server-html";

test("heading, introduction, commitment, and a card per member", () => {
  const { container } = render(<TeamSection content={TEAMS.usual} />);
  expect(container.querySelector("section")).toHaveAttribute("id", "team");
  expect(screen.getByRole("heading", { level: 2, name: "Meet Our Team" })).toBeVisible();
  expect(screen.getByText("People who know African networks.")).toBeVisible();
  expect(screen.getByText(/^Our commitment:/)).toBeVisible();
  expect(screen.getByRole("heading", { level: 3, name: "Brian Otieno" })).toBeVisible();
  expect(screen.getAllByText("Head of Engineering")).toHaveLength(3);
  expect(screen.getByText("Salma Omar asks what happens when the network drops.")).toBeVisible();
});

test("LinkedIn, Twitter and e-mail of a member are reached by keyboard, in this order", async () => {
  render(<TeamSection content={TEAMS.usual} />);
  const links = within(screen.getByRole("list", { name: "Contact for Wairimu Gathogo" }));
  const [linkedIn, twitter, email] = links.getAllByRole("link");
  expect(linkedIn).toHaveAttribute("href", "https://www.linkedin.com/company/savannasignal");
  expect(twitter).toHaveAttribute("href", "https://twitter.com/savannasignal");
  expect(email).toHaveAttribute(
    "href",
    "mailto:hello@savannasignal.example?subject=Wairimu%20Gathogo",
  );
  expect(email).toHaveAccessibleName("Email Wairimu Gathogo");
  await userEvent.tab();
  expect(linkedIn).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  expect(email).toHaveFocus();
});

test("the careers block leads to the contact form with its topic", () => {
  render(<TeamSection content={TEAMS.usual} />);
  expect(screen.getByRole("heading", { name: "Join Our Team" })).toBeVisible();
  expect(screen.getByRole("link", { name: "View Career Opportunities" })).toHaveAttribute(
    "href",
    "/contact?topic=Career%20opportunities",
  );
});

test.each([
  [0, /three both/],
  [1, /two half/],
  [2, /one both/],
  [3, /three half/],
  [4, /two both/],
])("after %i cards the careers block fills the row", (count, classes) => {
  const members = Array.from({ length: count }, (_, i) => ({
    name: `Member ${i}`,
    title: "Engineer",
    bio: "",
    color: "#2B3857",
    photo: { url: "/x.png" },
  }));
  render(<TeamSection content={{ ...TEAMS.usual, members }} />);
  expect(screen.getByRole("heading", { name: "Join Our Team" }).closest("li")?.className).toMatch(
    classes,
  );
});

test("while loading", () => {
  render(<TeamSection content={TEAMS.usual} status="loading" />);
  expect(screen.getByRole("status")).toHaveTextContent("Loading team...");
  expect(screen.queryByText("Brian Otieno")).toBeNull();
});

test.each(Object.entries(TEAMS))("the server renders the %s section", (_name, content) => {
  const html = serverHtml(<TeamSection content={content} />);
  expect(html).toContain("View Career Opportunities");
  expect(html).not.toMatch(/<script|<img src=x/);
});

test("axe finds nothing", async () => {
  const { container } = render(<TeamSection content={TEAMS.usual} />);
  expect(await accessibilityProblems(container)).toEqual([]);
});
