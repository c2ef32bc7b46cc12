import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { TestimonialCarousel } from "../../../src/features/testimonials/testimonial-carousel";
import { useCarousel } from "../../../src/features/testimonials/use-carousel";
import { swipeOf } from "../../../src/features/testimonials/use-swipe";
import { FEATURES } from "../../../src/site/feature-switches";
import { TESTIMONIALS } from "../../fixtures/home";
import { fakeMedia, REDUCED_MOTION } from "../../support/dom/fake-media";
import { user } from "../../support/dom/user";

beforeEach(() => void jest.useFakeTimers());

const media = fakeMedia();

function start() {
  const view = render(
    <>
      <TestimonialCarousel testimonials={TESTIMONIALS} />
      <a href="/elsewhere">Elsewhere</a>
    </>,
  );
  return { ...view, advance: (ms: number) => act(() => jest.advanceTimersByTime(ms)) };
}
const shown = () => screen.getByRole("group", { name: /^Slide \d of 4$/ }).textContent;
const region = () => screen.getByRole("region", { name: "Testimonials" });
const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => user.click(button(name));
/** The filled part of the progress bar, from 0 to 1. */
const progress = () =>
  region().querySelector<HTMLElement>("[style*=scaleX]")?.style.transform.slice(7, -1);

test("TestimonialCarousel shows one slide: quote, rating, name, title and company", () => {
  start();
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("What Our Clients Say");
  expect(shown()).toContain("Grace would recommend it.");
  expect(shown()).toContain("Manager, Sample Traders");
  expect(screen.getByText("Slide 1 of 4")).toBeVisible();
  expect(screen.getByRole("img", { name: "Rated 5 out of 5" })).toBeInTheDocument();
});

test("links to the company's pages of proof are below the slides", () => {
  const { unmount } = start();
  const hrefs = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs()).toEqual(["/testimonials", "/case-studies", "/elsewhere"]);
  unmount();
  jest.replaceProperty(FEATURES, "caseStudies", false);
  start();
  expect(hrefs()).toEqual(["/testimonials", "/elsewhere"]);
  jest.restoreAllMocks();
});

test("a slide lasts 5 s, 1% every 50 ms, the first follows the last, and unmounting clears the timer", () => {
  const { advance, unmount } = start();
  advance(50);
  expect(progress()).toBe("0.01");
  advance(4_900);
  expect(progress()).toBe("0.99");
  expect(shown()).toContain("Grace");
  advance(50);
  expect(progress()).toBe("0");
  expect(shown()).toContain("Peter");
  expect(screen.getByText("Slide 2 of 4")).toBeVisible();
  advance(15_000);
  expect(shown()).toContain("Grace");
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

describe("pausing", () => {
  test("hover stops the slide, which then continues where it was", async () => {
    const { advance } = start();
    advance(500);
    await user.hover(region());
    expect(jest.getTimerCount()).toBe(0);
    expect(button("Pause testimonials")).toBeVisible();
    await user.unhover(region());
    advance(50);
    expect(progress()).toBe("0.11");
  });

  test("keyboard focus, first on the pause button, stops the slide until it leaves", async () => {
    const { advance } = start();
    await user.tab();
    expect(button("Pause testimonials")).toHaveFocus();
    expect(jest.getTimerCount()).toBe(0);
    await user.tab();
    expect(jest.getTimerCount()).toBe(0);
    act(() => screen.getByRole("link", { name: "Elsewhere" }).focus());
    advance(50);
    expect(progress()).toBe("0.01");
  });

  test.each([
    ["Next testimonial", "Peter"],
    ["Previous testimonial", "Samuel"],
    ["Show slide 3 of 4", "Zainab"],
  ])("%s shows its slide and pauses", async (name, client) => {
    const { advance } = start();
    advance(1_000);
    await press(name);
    fireEvent.pointerLeave(region(), { pointerType: "mouse" });
    advance(60_000);
    expect(shown()).toContain(client);
    expect(progress()).toBe("0");
    expect(button("Play testimonials")).toBeVisible();
  });

  test("the toggle pauses and resumes, even under the mouse, and slides are announced only while paused", async () => {
    const { advance, container } = start();
    const live = () => container.querySelector("[aria-live]")?.getAttribute("aria-live");
    expect(live()).toBe("off");
    await press("Pause testimonials");
    expect(live()).toBe("polite");
    advance(60_000);
    expect(progress()).toBe("0");
    await press("Play testimonials");
    advance(5_000);
    expect(shown()).toContain("Peter");
  });

  test("the carousel starts paused under reduced motion, and plays on request", async () => {
    media.set(REDUCED_MOTION, true);
    const { advance } = start();
    expect(jest.getTimerCount()).toBe(0);
    await press("Play testimonials");
    advance(5_000);
    expect(shown()).toContain("Peter");
  });
});

test.each([
  ["far enough to the left", 40, 0, "left"],
  ["far enough to the right", -40, 0, "right"],
  ["too short", 39, 0, null],
  ["more down than across", 60, 70, null],
])(
  "for a movement %s, by %p px left and %p px down, the swipe is %p",
  (_name, left, down, swipe) => {
    expect(swipeOf({ x: 100, y: 100 }, { x: 100 - left, y: 100 + down })).toBe(swipe);
  },
);

test("a swipe shows the next or previous slide and pauses, unlike a mouse drag or a scroll", () => {
  start();
  /** jsdom has no pointer events, so uses a mouse event with their fields. */
  const pointer = (type: string, clientX: number, pointerType = "touch") =>
    fireEvent(
      region(),
      Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType }),
    );
  pointer("pointerdown", 200, "mouse");
  pointer("pointerup", 100, "mouse");
  pointer("pointerdown", 200);
  pointer("pointercancel", 200);
  pointer("pointerup", 100);
  expect(shown()).toContain("Grace");
  expect(button("Pause testimonials")).toBeVisible();
  pointer("pointerdown", 200);
  pointer("pointerup", 100);
  expect(shown()).toContain("Peter");
  expect(button("Play testimonials")).toBeVisible();
  pointer("pointerdown", 100);
  pointer("pointerup", 200);
  expect(shown()).toContain("Grace");
});

test("a single slide has no controls, and an empty list renders nothing unless it's loading", () => {
  const { rerender, container } = render(
    <TestimonialCarousel testimonials={TESTIMONIALS.slice(0, 1)} />,
  );
  expect(screen.queryByRole("button")).toBeNull();
  rerender(<TestimonialCarousel testimonials={[]} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<TestimonialCarousel testimonials={[]} status="loading" />);
  expect(screen.getByRole("status")).toHaveTextContent("Loading testimonials...");
});

test("useCarousel stays on the first of 0 or 1 slides, and on an existing slide if the list gets shorter", () => {
  const { result, rerender } = renderHook(({ count }) => useCarousel(count), {
    initialProps: { count: 0 },
  });
  for (const count of [0, 1]) {
    rerender({ count });
    act(() => result.current.next());
    expect(result.current).toMatchObject({ index: 0, progress: 0 });
  }
  rerender({ count: 4 });
  act(() => result.current.select(3));
  rerender({ count: 2 });
  expect(result.current.index).toBe(1);
});
