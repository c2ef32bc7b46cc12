import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Hero } from "../../../../src/features/home/hero/hero";
import { HEROES } from "../../../fixtures/hero";
import { accessibilityProblems } from "../../../support/accessibility";
import { type FakeMedia, fakeMedia, REDUCED_MOTION } from "../../../support/fake-media";
import { manualClock } from "../../../support/manual-clock";
import { serverHtml } from "../../../support/server-html";

let media: FakeMedia;
beforeEach(() => {
  media = fakeMedia();
  localStorage.clear();
  // jsdom draws nothing; the particles' own tests do
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});
afterEach(() => {
  media.remove();
  jest.restoreAllMocks();
});

function start() {
  const clock = manualClock();
  const view = render(<Hero content={HEROES.usual} nextId="about-section" clock={clock} />);
  const advance = (ms: number) => act(() => clock.advance(ms));
  const heading = () => screen.getByRole("heading", { level: 1 });
  /** The letters on screen, as against what screen readers are told. */
  const typed = () => heading().querySelector("span[aria-hidden]:not([data-title])")?.textContent;
  return { ...view, clock, advance, heading, typed };
}

test("while loading: logo, text and dots on the whole screen", () => {
  render(<Hero content={HEROES.usual} nextId="about-section" status="loading" />);
  expect(screen.getByText("Loading...")).toBeVisible();
  expect(screen.getByRole("status").querySelectorAll("[aria-hidden] > i")).toHaveLength(3);
  expect(screen.getByRole("img", { name: "Savanna Signal" })).toBeVisible();
  expect(screen.queryByRole("heading")).toBeNull();
});

test("the heading says the whole title at any moment; the letters are for the eye", () => {
  const { advance, heading, typed } = start();
  expect(heading()).toHaveAccessibleName("Reach every customer with BULK SMS");
  expect(typed()).toBe("BULK SMS");
  advance(2_000 + 50 * 4); // waited, then four letters deleted
  expect(typed()).toBe("BULK");
  expect(heading()).toHaveAccessibleName("Reach every customer with BULK SMS");
  advance(50 * 4 + 500 + 300 + 120 * 2); // deleted, paused, changed, two letters typed
  expect(typed()).toBe("US");
  expect(heading()).toHaveAccessibleName("Reach every customer with USSD");
});

test("description and picture change with the service", () => {
  const { advance, container } = start();
  const sources = () => [...container.querySelectorAll("img")].map((img) => img.src.slice(-8));
  expect(sources()).toEqual(["/sms.jpg"]);
  const words = screen.getByText("Alerts to every handset.");
  advance(2_000 + 50 * 8); // the next picture is fetched before it is due
  expect(sources()).toEqual(["/sms.jpg", "ussd.jpg"]);
  advance(500);
  expect(screen.getByText("Menus on any phone.").className).not.toMatch(/away/);
  expect(screen.getByText("Menus on any phone.")).toBe(words); // a new one would count as a later first paint
  expect(screen.getByText("Alerts to every handset.").className).toMatch(/away/);
});

test("a dot jumps to its service and begins its cycle anew; after the last comes the first", async () => {
  const { advance, heading, typed } = start();
  const dots = within(screen.getByRole("group", { name: "Choose a service" }));
  await userEvent.click(dots.getByRole("button", { name: "Show SHORT CODE" }));
  expect(heading()).toHaveAccessibleName("Reach every customer with SHORT CODE");
  expect(dots.getByRole("button", { current: true })).toHaveAccessibleName("Show SHORT CODE");
  expect(typed()).toBe("");
  advance(300 + 120 * 10 + 2_000 + 50 * 10 + 500 + 300 + 120);
  expect(heading()).toHaveAccessibleName("Reach every customer with BULK SMS");
  expect(typed()).toBe("B");
});

test("one control pauses, shows the whole title, and is remembered", async () => {
  const { advance, typed, clock, unmount } = start();
  advance(2_000 + 50 * 3);
  await userEvent.click(screen.getByRole("button", { name: "Pause animation" }));
  expect(typed()).toBe("BULK SMS");
  expect(clock.pending()).toBe(0);
  unmount();
  start();
  expect(screen.getByRole("button", { name: "Play animation" })).toBeVisible();
});

test("under reduced motion everything stands still", () => {
  media.set(REDUCED_MOTION, true);
  const { typed, clock, advance } = start();
  expect(clock.pending()).toBe(0);
  advance(60_000);
  expect(typed()).toBe("BULK SMS");
});

test("while the window has lost the focus nothing is typed", () => {
  const { clock } = start();
  act(() => void window.dispatchEvent(new Event("blur")));
  expect(clock.pending()).toBe(0);
});

test("leaving clears the timers", () => {
  const { clock, unmount } = start();
  expect(clock.pending()).toBe(1);
  unmount();
  expect(clock.pending()).toBe(0);
});

test("the button leads to the contact page, Scroll to the next section", () => {
  start();
  expect(screen.getByRole("link", { name: "CONTACT US NOW" })).toHaveAttribute("href", "/contact");
  expect(screen.getByRole("link", { name: "Scroll" })).toHaveAttribute("href", "#about-section");
});

test("the section has its anchor", () => {
  const { container } = start();
  expect(container.querySelector("section")).toHaveAttribute("id", "home");
});

test("one service or none needs no dots and no pause", () => {
  render(<Hero content={HEROES.empty} nextId="about-section" />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Hello");
  expect(screen.queryByRole("button")).toBeNull();
});

test.each(Object.entries(HEROES))("the server renders the %s hero", (_name, content) => {
  const html = serverHtml(<Hero content={content} nextId="about-section" />);
  expect(html).toContain('href="/contact"');
  expect(html).not.toMatch(/<script|<img src=x/);
});

test("without scripts the first title stands there whole, with every description", () => {
  const html = serverHtml(<Hero content={HEROES.usual} nextId="about-section" />);
  expect(html).toContain("BULK SMS<");
  expect(html).toContain("A number that people remember.");
});

test("axe finds nothing", async () => {
  const { container } = start();
  expect(await accessibilityProblems(container)).toEqual([]);
});
