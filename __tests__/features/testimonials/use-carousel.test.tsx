import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  tick,
  useCarousel,
} from "../../../src/features/testimonials/testimonial-carousel/use-carousel";
import { swipeOf } from "../../../src/features/testimonials/testimonial-carousel/use-swipe";
import { fakeMedia, REDUCED_MOTION } from "../../support/fake-media";
import { type ManualClock, manualClock } from "../../support/manual-clock";

function Carousel({ count, clock }: { readonly count: number; readonly clock: ManualClock }) {
  const slides = useCarousel(count, clock);
  return (
    <>
      <section aria-label="Clients" {...slides.regionProps}>
        <p>
          Slide {slides.index + 1} of {count}, {slides.progress}%
        </p>
        <button type="button" onClick={slides.toggle}>
          {slides.playing ? "Pause" : "Play"}
        </button>
        <button type="button" onClick={slides.previous}>
          Previous
        </button>
        <button type="button" onClick={slides.next}>
          Next
        </button>
        <button type="button" onClick={() => slides.select(2)}>
          Third
        </button>
      </section>
      <a href="/elsewhere">Elsewhere</a>
    </>
  );
}

function start(count = 4) {
  const clock = manualClock();
  const view = render(<Carousel count={count} clock={clock} />);
  return {
    ...view,
    clock,
    advance: (ms: number) => act(() => clock.advance(ms)),
    user: userEvent.setup(),
  };
}
const shows = (text: string) => expect(screen.getByText(text)).toBeInTheDocument();
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test.each([
  [
    { index: 0, progress: 0 },
    { index: 0, progress: 1 },
  ],
  [
    { index: 0, progress: 98 },
    { index: 0, progress: 99 },
  ],
  [
    { index: 0, progress: 99 },
    { index: 1, progress: 0 },
  ],
  [
    { index: 3, progress: 99 },
    { index: 0, progress: 0 },
  ],
])("one tick after %j comes %j", (before, after) => {
  expect(tick(before, 4)).toEqual(after);
});

test("1 percent every 50 ms, 5 seconds a slide, and the last leads to the first", () => {
  const { advance } = start(2);
  shows("Slide 1 of 2, 0%");
  advance(50);
  shows("Slide 1 of 2, 1%");
  advance(4_900);
  shows("Slide 1 of 2, 99%");
  advance(50);
  shows("Slide 2 of 2, 0%");
  advance(5_000);
  shows("Slide 1 of 2, 0%");
});

test("the mouse holds the slide and lets it go on when it leaves", async () => {
  const { advance, user, clock } = start();
  advance(500);
  await user.hover(screen.getByRole("region"));
  expect(clock.pending()).toBe(0);
  expect(screen.getByRole("button", { name: "Pause" })).toBeInTheDocument();
  await user.unhover(screen.getByRole("region"));
  advance(50);
  shows("Slide 1 of 4, 11%");
});

test("keyboard focus holds the slide until it leaves", async () => {
  const { advance, user, clock } = start();
  await user.tab();
  expect(screen.getByRole("button", { name: "Pause" })).toHaveFocus();
  expect(clock.pending()).toBe(0);
  await user.tab();
  expect(clock.pending()).toBe(0);
  act(() => screen.getByRole("link").focus());
  advance(50);
  shows("Slide 1 of 4, 1%");
});

test.each([
  ["Next", "Slide 2 of 4, 0%"],
  ["Previous", "Slide 4 of 4, 0%"],
  ["Third", "Slide 3 of 4, 0%"],
])("%s shows its slide and pauses", (name, shown) => {
  const { advance } = start();
  advance(1_000);
  press(name);
  advance(12_000);
  shows(shown);
  expect(screen.getByRole("button", { name: "Play" })).toBeInTheDocument();
});

test("the toggle pauses and resumes, with the mouse still on it", async () => {
  const { advance, user } = start();
  await user.click(screen.getByRole("button", { name: "Pause" }));
  advance(12_000);
  shows("Slide 1 of 4, 0%");
  await user.click(screen.getByRole("button", { name: "Play" }));
  advance(100);
  shows("Slide 1 of 4, 2%");
});

test("starts paused under reduced motion, and plays when asked to", () => {
  const media = fakeMedia({ [REDUCED_MOTION]: true });
  const { advance } = start();
  advance(12_000);
  shows("Slide 1 of 4, 0%");
  press("Play");
  advance(5_000);
  shows("Slide 2 of 4, 0%");
  media.remove();
});

test.each([
  ["far enough to the left", 40, 0, "left"],
  ["far enough to the right", -40, 0, "right"],
  ["too short", 39, 0, null],
  ["more down than across", 60, 70, null],
])("a swipe %s", (_name, left, down, swipe) => {
  expect(swipeOf({ x: 100, y: 100 }, { x: 100 - left, y: 100 + down })).toBe(swipe);
});

test("a swipe turns to the next slide or back, and pauses", () => {
  start();
  const region = screen.getByRole("region");
  const swipe = (from: number, to: number, pointerType: string) => {
    fireEvent(region, pointer("pointerdown", from, pointerType));
    fireEvent(region, pointer("pointerup", to, pointerType));
  };
  swipe(200, 100, "touch");
  shows("Slide 2 of 4, 0%");
  swipe(100, 200, "touch");
  shows("Slide 1 of 4, 0%");
  swipe(200, 100, "mouse");
  shows("Slide 1 of 4, 0%");
  fireEvent(region, pointer("pointerdown", 200, "touch"));
  fireEvent(region, pointer("pointercancel", 200, "touch"));
  fireEvent(region, pointer("pointerup", 100, "touch"));
  shows("Slide 1 of 4, 0%");
  expect(screen.getByRole("button", { name: "Play" })).toBeInTheDocument();
});

/** The tests' DOM has no pointer events; a mouse event with their fields does. */
function pointer(type: string, clientX: number, pointerType: string): Event {
  const event = new MouseEvent(type, { bubbles: true, clientX, clientY: 0 });
  return Object.assign(event, { pointerType });
}

test.each([0, 1])("with %i slides nothing turns", (count) => {
  const { result } = renderHook(() => useCarousel(count, manualClock()));
  act(() => result.current.next());
  expect(result.current).toMatchObject({ index: 0, progress: 0 });
});

test("a list that shrinks keeps a slide that exists", () => {
  const clock = manualClock();
  const { result, rerender } = renderHook(({ count }) => useCarousel(count, clock), {
    initialProps: { count: 4 },
  });
  act(() => result.current.select(3));
  rerender({ count: 2 });
  expect(result.current.index).toBe(1);
});

test("useCarousel stops when the component unmounts", () => {
  const { clock, unmount } = start();
  expect(clock.pending()).toBe(1);
  unmount();
  expect(clock.pending()).toBe(0);
});
