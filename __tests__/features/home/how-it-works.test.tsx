import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HowItWorks } from "../../../src/features/home/how-it-works/how-it-works";
import { PROCESSES } from "../../fixtures/how-it-works";
import { PICTURE } from "../../fixtures/words";
import { accessibilityProblems } from "../../support/accessibility";
import { type FakeMedia, fakeMedia } from "../../support/fake-media";
import { serverHtml } from "../../support/server-html";

const WIDE = "(min-width: 769px)";
let media: FakeMedia;
beforeEach(() => {
  media = fakeMedia();
});
afterEach(() => media.remove());

const start = () => render(<HowItWorks content={PROCESSES.usual} image={PICTURE} />);
const detail = (title: string) => screen.getByText(`${title} in full.`);
const summary = (title: string) => {
  const found = screen.getByRole("heading", { name: title }).closest("summary");
  if (!found) throw new Error(`no step "${title}"`);
  return found;
};

test("five numbered steps, each with title and short description; details closed", () => {
  start();
  expect(screen.getByRole("heading", { level: 2, name: "How It Works" })).toBeVisible();
  const steps = screen.getAllByRole("listitem");
  expect(steps.map((step) => step.querySelector("summary > span")?.textContent)).toEqual([
    "1",
    "2",
    "3",
    "4",
    "5",
  ]);
  expect(screen.getByText("Solution Design in brief.")).toBeVisible();
  expect(detail("Solution Design")).not.toBeVisible();
});

test("at 768 px or less a tap opens a step and the next tap closes it, each for itself", async () => {
  start();
  await userEvent.click(summary("Consultation"));
  await userEvent.click(summary("Implementation"));
  expect(detail("Consultation")).toBeVisible();
  expect(detail("Implementation")).toBeVisible();
  await userEvent.click(summary("Consultation"));
  expect(detail("Consultation")).not.toBeVisible();
});

test("at 768 px or less hover shows nothing", async () => {
  start();
  await userEvent.hover(summary("Consultation"));
  expect(detail("Consultation")).not.toBeVisible();
});

test("above 768 px hover shows the step under the mouse alone", async () => {
  media.set(WIDE, true);
  start();
  await userEvent.hover(summary("Consultation"));
  expect(detail("Consultation")).toBeVisible();
  await userEvent.hover(detail("Consultation")); // the mouse may go over to it
  expect(detail("Consultation")).toBeVisible();
  await userEvent.hover(summary("Optimization"));
  expect(detail("Consultation")).not.toBeVisible();
  expect(detail("Optimization")).toBeVisible();
  await userEvent.unhover(summary("Optimization"));
  expect(detail("Optimization")).not.toBeVisible();
});

test("above 768 px keyboard focus shows a step and Escape takes it away", () => {
  media.set(WIDE, true);
  start();
  fireEvent.focus(summary("Consultation"));
  expect(detail("Consultation")).toBeVisible();
  fireEvent.keyDown(summary("Consultation"), { key: "Escape" });
  expect(detail("Consultation")).not.toBeVisible();
});

test("without scripts each step is a details element with its text in it", () => {
  const html = serverHtml(<HowItWorks content={PROCESSES.usual} image={PICTURE} />);
  expect(html.match(/<details/g)).toHaveLength(5);
  expect(html).toContain("Ongoing Support in full.");
});

test("below: the prompt, and the button to the contact page", () => {
  start();
  expect(screen.getByText("Ready to get started with Savanna Signal")).toBeVisible();
  expect(screen.getByRole("link", { name: "Contact Us Today" })).toHaveAttribute(
    "href",
    "/contact",
  );
});

test("while loading", () => {
  render(<HowItWorks content={PROCESSES.usual} image={PICTURE} status="loading" />);
  expect(screen.getByRole("status")).toHaveTextContent("Loading process steps...");
  expect(screen.queryByRole("listitem")).toBeNull();
});

test("a step without detail has an empty fold and no panel", () => {
  render(<HowItWorks content={PROCESSES.hostile} image={PICTURE} />);
  const bare = screen.getAllByRole("listitem").at(-1);
  expect(bare && within(bare).queryByText(/in full/)).toBeNull();
});

test.each(Object.entries(PROCESSES))("the server renders the %s section", (_name, content) => {
  const html = serverHtml(<HowItWorks content={content} image={PICTURE} />);
  expect(html).toContain('id="how-it-works"');
  expect(html).not.toMatch(/<script|<img src=x/);
});

test("axe finds nothing", async () => {
  const { container } = start();
  expect(await accessibilityProblems(container)).toEqual([]);
});
