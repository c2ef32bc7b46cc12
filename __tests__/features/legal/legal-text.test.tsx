import { render, screen, within } from "@testing-library/react";
import { LegalText } from "../../../src/features/legal/legal-text";

const PART = { paragraphs: ["Words."], points: [] };
const PARTS = [
  { ...PART, id: "cookies", heading: "Cookies" },
  { ...PART, id: "newsletter-email", heading: "Newsletter" },
];

test("a heading of a legal text has its own id, and its former anchor still works", () => {
  const { container } = render(<LegalText document={{ updated: "", parts: PARTS }} />);
  const contents = within(screen.getByRole("navigation")).getAllByRole("link");
  expect(contents.map((link) => link.getAttribute("href"))).toEqual([
    "#part-cookies",
    "#part-newsletter-email",
  ]);
  const heading = screen.getByRole("heading", { level: 2, name: "Newsletter" });
  expect(heading).toHaveAttribute("id", "part-newsletter-email");
  expect(heading.querySelector("[name=newsletter-email]")).not.toBeNull();
  expect(container.querySelector("#newsletter-email")).toBeNull();
});
