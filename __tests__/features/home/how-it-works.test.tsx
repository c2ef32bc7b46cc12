import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HowItWorks } from "../../../src/features/home/how-it-works";
import { HOW_IT_WORKS } from "../../fixtures/home";
import { PICTURE } from "../../fixtures/words";
import { fakeMedia } from "../../support/dom/fake-media";
import { serverHtml } from "../../support/dom/server-html";

const WIDE = "(min-width: 48.0625em)";
const media = fakeMedia();

const element = <HowItWorks content={HOW_IT_WORKS} image={PICTURE} />;
function start(isWide: boolean) {
  media.set(WIDE, isWide);
  render(element);
  return userEvent.setup();
}
const detail = (title: string) => screen.getByText(`${title} in full.`);
const summary = (title: string): HTMLElement => {
  const found = screen.getByRole("heading", { name: title }).closest("summary");
  if (!found) throw new Error(`no step "${title}"`);
  return found;
};
const tap = (title: string) => userEvent.pointer({ keys: "[TouchA]", target: summary(title) });
/** Titles of the open steps. */
const open = () =>
  screen
    .getAllByRole("listitem")
    .filter((step) => step.querySelector("details")?.open)
    .map((step) => step.querySelector("h3")?.textContent);

test("the steps have numbers, titles and short descriptions, and their details are closed", () => {
  start(true);
  const numbers = screen
    .getAllByRole("listitem")
    .map((step) => step.querySelector("summary > span"));
  expect(numbers.map((number) => number?.textContent)).toEqual(["1", "2", "3", "4", "5"]);
  expect(screen.getByText("Solution Design in brief.")).toBeVisible();
  expect(detail("Solution Design")).not.toBeVisible();
  expect(screen.getByText("Ready to get started with Savanna Signal")).toBeVisible();
  const link = screen.getByRole("link", { name: "Contact Us Today" });
  expect(link).toHaveAttribute("href", "/contact");
});

test("at 768 px or less a tap opens and closes each step, and hover and focus do nothing", async () => {
  const user = start(false);
  await user.hover(summary("Support"));
  fireEvent.focus(summary("Support"));
  expect(open()).toEqual([]);
  await tap("Consultation");
  await tap("Implementation");
  expect(open()).toEqual(["Consultation", "Implementation"]);
  expect(detail("Consultation")).toBeVisible();
  await tap("Consultation");
  expect(open()).toEqual(["Implementation"]);
  act(() => media.set(WIDE, true)); // from now on one step at a time
  expect(open()).toEqual([]);
});

describe("above 768 px", () => {
  test("hover shows one step until the mouse leaves step and detail", async () => {
    const user = start(true);
    await user.hover(summary("Consultation"));
    await user.hover(detail("Consultation"));
    expect(open()).toEqual(["Consultation"]);
    await user.hover(summary("Support"));
    expect(open()).toEqual(["Support"]);
    await user.unhover(summary("Support"));
    expect(open()).toEqual([]);
  });

  test("focus shows a step, Escape hides it, and a click keeps and hides it", () => {
    start(true);
    const step = summary("Consultation");
    const [focus, dismiss, click, blur] = [
      () => fireEvent.focus(step),
      () => fireEvent.keyDown(step, { key: "Escape" }),
      () => fireEvent.click(step),
      () => fireEvent.blur(step),
    ];
    for (const [act, isOpen] of [
      [focus, true],
      [dismiss, false],
      [click, true],
      [click, false],
      [click, true],
      [blur, false],
    ] as const) {
      act();
      expect(open()).toEqual(isOpen ? ["Consultation"] : []);
    }
  });

  test.each([
    ["focus", fireEvent.focus],
    ["a click", fireEvent.click],
  ])("moving the mouse away doesn't hide a step shown by %s", async (_by, show) => {
    const user = start(true);
    show(summary("Consultation"));
    await user.hover(summary("Consultation"));
    await user.unhover(summary("Consultation"));
    expect(open()).toEqual(["Consultation"]);
  });

  test("moving the focus away doesn't hide a step shown by the mouse", async () => {
    const user = start(true);
    await user.hover(summary("Consultation"));
    fireEvent.blur(summary("Consultation"));
    expect(open()).toEqual(["Consultation"]);
  });
});

test("the server renders each step as a details element with its text", () => {
  const html = serverHtml(element);
  expect(html.match(/<details/g)).toHaveLength(5);
  for (const { detail: text } of HOW_IT_WORKS.steps) expect(html).toContain(text);
});

test("a step without detail has no panel", () => {
  const steps = [{ title: "Bare", brief: "", detail: "" }];
  const { container } = render(<HowItWorks content={{ ...HOW_IT_WORKS, steps }} image={PICTURE} />);
  expect(container.querySelector("details")?.children).toHaveLength(1);
});
