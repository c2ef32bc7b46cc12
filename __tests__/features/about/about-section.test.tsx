import { act, render, screen, within } from "@testing-library/react";
import { AboutSection } from "../../../src/features/about/about-section";
import { ABOUT } from "../../fixtures/home";
import { PICTURE } from "../../fixtures/words";
import { fakeMedia, REDUCED_MOTION } from "../../support/dom/fake-media";
import { fakeObserver } from "../../support/dom/fake-observer";
import { serverHtml } from "../../support/dom/server-html";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  window.scrollY = 0;
});

const media = fakeMedia();
const observer = fakeObserver();

const FINAL = ["500+", "5", "1", "45+"];
const list = () => screen.getByRole("list", { name: "Savanna Signal in figures" });
const figures = () =>
  within(list())
    .getAllByRole("listitem")
    .map((item) => item.querySelector("[aria-hidden]")?.textContent);

/** Renders the section and scrolls. `show` puts a share of the figures into view. */
function start() {
  const element = (content = ABOUT) => <AboutSection content={content} image={PICTURE} />;
  const view = render(element());
  window.scrollY = 1;
  window.dispatchEvent(new Event("scroll"));
  return {
    ...view,
    advance: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
    show: (ratio: number) => act(() => observer.show(list(), ratio)),
    update: (change: Partial<typeof ABOUT>) => view.rerender(element({ ...ABOUT, ...change })),
  };
}

test("AboutSection has its opening paragraph, mission, vision and four figures", () => {
  const { container, update } = start();
  expect(container.querySelector("section")).toHaveAttribute("id", "about-section");
  expect(screen.getByText(ABOUT.openingParagraph)).toBeVisible();
  for (const name of ["Our Mission", "Our Vision"])
    expect(screen.getByRole("heading", { name })).toBeVisible();
  for (const label of ["Clients Served", "Countries", "Message Delivered", "Team Members"])
    expect(screen.getByText(label)).toBeVisible();
  expect(figures()).toEqual(FINAL);
  update({ labels: { ...ABOUT.labels, messagesDelivered: "Trips" } });
  expect(screen.getByText("Trips")).toBeVisible();
});

test("a figure of 0 isn't shown, such as the countries of a school", () => {
  const { update } = start();
  update({ countries: 0, messagesDelivered: 0 });
  expect(figures()).toEqual(["500+", "45+"]);
  expect(screen.queryByText("Countries")).not.toBeInTheDocument();
});

test("figures count up over 2 s at 60 steps a second once 10% is in view, each 0.1 s after the previous", () => {
  const { show, advance } = start();
  show(0);
  expect(figures()).toEqual(FINAL);
  show(0.1);
  advance(0);
  expect(figures()).toEqual(["0+", "5", "1", "45+"]);
  advance(17);
  expect(figures()[0]).toBe("4+");
  advance(100 - 17); // timers round 1/60 s to 16 ms, so the last step was at 96 ms
  expect(figures()).toEqual(["24+", "0", "1", "45+"]);
  advance(900);
  expect(figures()).toEqual(["248+", "2", "0", "15+"]);
  expect(within(list()).getByText("500+")).toHaveClass("visually-hidden"); // screen readers get the final figure
  advance(1_400);
  expect(figures()).toEqual(FINAL);
  expect(jest.getTimerCount()).toBe(0);
});

test("a figure that changes after counting is shown", () => {
  const { show, advance, update } = start();
  show(0);
  show(1);
  advance(2_500);
  update({ clientsServed: 1_200 });
  expect(figures()).toEqual(["1.2K+", "5", "1", "45+"]);
});

test("an exact figure has no plus if its content says so", () => {
  const { show, advance, update } = start();
  show(0);
  show(1);
  advance(2_500);
  update({ suffixes: { ...ABOUT.suffixes, teamMembers: "" } });
  expect(figures()).toEqual(["500+", "5", "1", "45"]);
});

test("figures in view at the first scroll don't count", () => {
  const { show } = start();
  show(1);
  expect(figures()).toEqual(FINAL);
  expect(jest.getTimerCount()).toBe(0);
});

test("reduced motion while counting shows the final figures", () => {
  const { show, advance } = start();
  show(0);
  show(1);
  advance(500);
  act(() => media.set(REDUCED_MOTION, true));
  expect(figures()).toEqual(FINAL);
  expect(jest.getTimerCount()).toBe(0);
});

test("counting stops when the component unmounts", () => {
  const { show, advance, unmount } = start();
  show(0);
  show(1);
  advance(500);
  expect(jest.getTimerCount()).toBe(4);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test("the server renders the final figures", () => {
  const html = serverHtml(<AboutSection content={ABOUT} image={PICTURE} />);
  for (const figure of FINAL) expect(html).toContain(`>${figure}<`);
});
