import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TeamSection } from "../../../src/features/about/team-section";
import { TEAM } from "../../fixtures/home";

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

const [FIRST, ...REST] = TEAM.members;
if (!FIRST) throw new Error("the fixture has members");
const contactOf = (name: string) => screen.queryByRole("list", { name: `Contact for ${name}` });

test("the keyboard reaches a member's own LinkedIn, Twitter and e-mail, in this order", async () => {
  const member = {
    ...FIRST,
    linkedIn: "https://www.linkedin.com/in/wairimu",
    twitter: "https://twitter.com/wairimu",
    email: "wairimu@savannasignal.example",
  };
  render(<TeamSection content={{ ...TEAM, members: [member, ...REST] }} />);
  const list = within(screen.getByRole("list", { name: "Contact for Wairimu Gathogo" }));
  const links = list.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "https://www.linkedin.com/in/wairimu",
    "https://twitter.com/wairimu",
    "mailto:wairimu@savannasignal.example",
  ]);
  expect(links[2]).toHaveAccessibleName("Email Wairimu Gathogo");
  for (const link of links) {
    await userEvent.tab();
    expect(link).toHaveFocus();
  }
});

test("a member without profiles has no icons, and the company's aren't used instead", () => {
  const member = { ...FIRST, twitter: "https://x.com/wairimu" };
  const { container } = render(<TeamSection content={{ ...TEAM, members: [member, ...REST] }} />);
  expect(contactOf("Brian Otieno")).toBeNull();
  expect(contactOf("Wairimu Gathogo")?.querySelectorAll("a")).toHaveLength(1);
  expect(container.innerHTML).not.toMatch(/mailto:|linkedin\.com/);
});
