import { act, renderHook } from "@testing-library/react";
import { countAt, useCountUp } from "../../../src/features/about/about-section/use-count-up";
import type { RevealState } from "../../../src/hooks/use-in-view";
import { manualClock } from "../../support/manual-clock";

function start(reveal: RevealState, order = 0, target = 600) {
  const clock = manualClock();
  const hook = renderHook(
    (props: { reveal: RevealState; target: number }) =>
      useCountUp(props.target, props.reveal, { order, clock }),
    { initialProps: { reveal, target } },
  );
  return { ...hook, clock, advance: (ms: number) => act(() => clock.advance(ms)) };
}

test.each([
  [0, 0],
  [500, 150],
  [1_000, 300],
  [2_000, 600],
  [9_000, 600],
])("after %i ms of two seconds the count to 600 shows %i", (ms, shown) => {
  expect(countAt(600, ms)).toBe(shown);
});

test("the pre-built page shows the final number", () => {
  const { result, clock } = start("static");
  expect(result.current).toBe(600);
  expect(clock.pending()).toBe(0);
});

test("counts from zero to the number in 2 s at 60 steps a second, then stops", () => {
  const { result, rerender, advance, clock } = start("waiting");
  expect(result.current).toBe(0);
  rerender({ reveal: "visible", target: 600 });
  expect(result.current).toBe(0);
  advance(0);
  advance(17);
  expect(result.current).toBe(5);
  advance(1_000 - 16);
  expect(result.current).toBe(300);
  advance(1_000);
  expect(result.current).toBe(600);
  expect(clock.pending()).toBe(0);
});

test("each item begins 0.1 s after the one before", () => {
  const { result, rerender, advance } = start("waiting", 3);
  rerender({ reveal: "visible", target: 600 });
  advance(300);
  expect(result.current).toBe(0);
  advance(17);
  expect(result.current).toBe(5);
});

test("a number that the visitor can read already is not taken away", () => {
  const { result, rerender, clock } = start("static");
  rerender({ reveal: "visible", target: 600 });
  expect(result.current).toBe(600);
  expect(clock.pending()).toBe(0);
});

test("reduced motion in the middle of a count shows the number at once", () => {
  const { result, rerender, advance, clock } = start("waiting");
  rerender({ reveal: "visible", target: 600 });
  advance(500);
  rerender({ reveal: "static", target: 600 });
  expect(result.current).toBe(600);
  expect(clock.pending()).toBe(0);
});

test("a new number after the count replaces the old one", () => {
  const { result, rerender, advance } = start("waiting");
  rerender({ reveal: "visible", target: 600 });
  advance(2_100);
  rerender({ reveal: "visible", target: 700 });
  expect(result.current).toBe(700);
});

test("leaving clears the timers", () => {
  const { rerender, advance, unmount, clock } = start("waiting");
  rerender({ reveal: "visible", target: 600 });
  advance(500);
  expect(clock.pending()).toBe(1);
  unmount();
  expect(clock.pending()).toBe(0);
});
