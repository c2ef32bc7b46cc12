import { act, renderHook } from "@testing-library/react";
import {
  type HeroState,
  heroStep,
  useHeroCycle,
} from "../../../../src/features/home/hero/use-hero-cycle";
import { type FakeMedia, fakeMedia, REDUCED_MOTION } from "../../../support/fake-media";
import { manualClock } from "../../../support/manual-clock";

const TITLES = ["SMS", "CODE"];
let media: FakeMedia;
beforeEach(() => {
  media = fakeMedia();
});
afterEach(() => media.remove());

function start(titles: readonly string[] = TITLES) {
  const clock = manualClock();
  const hook = renderHook(({ paused }) => useHeroCycle(titles, paused, clock), {
    initialProps: { paused: false },
  });
  const advance = (ms: number) => act(() => clock.advance(ms));
  return { ...hook, clock, advance };
}

test.each<[string, HeroState, HeroState]>([
  [
    "types one character",
    { index: 0, length: 1, phase: "typing" },
    { index: 0, length: 2, phase: "typing" },
  ],
  [
    "waits at the full title",
    { index: 0, length: 2, phase: "typing" },
    { index: 0, length: 3, phase: "waiting" },
  ],
  [
    "deletes after waiting",
    { index: 0, length: 3, phase: "waiting" },
    { index: 0, length: 3, phase: "deleting" },
  ],
  [
    "deletes one character",
    { index: 0, length: 3, phase: "deleting" },
    { index: 0, length: 2, phase: "deleting" },
  ],
  [
    "is complete when all is deleted",
    { index: 0, length: 1, phase: "deleting" },
    { index: 0, length: 0, phase: "complete" },
  ],
  [
    "changes to the next service",
    { index: 0, length: 0, phase: "complete" },
    { index: 1, length: 0, phase: "changing" },
  ],
  [
    "wraps to the first service",
    { index: 1, length: 0, phase: "complete" },
    { index: 0, length: 0, phase: "changing" },
  ],
  [
    "types after changing",
    { index: 1, length: 0, phase: "changing" },
    { index: 1, length: 0, phase: "typing" },
  ],
])("the cycle %s", (_name, before, after) => {
  expect(heroStep(before, TITLES)).toEqual(after);
});

test("the first render is the pre-built page: the whole first title", () => {
  const { result } = start();
  expect(result.current).toMatchObject({ index: 0, typed: "SMS", phase: "waiting" });
});

test("waits 2000 ms, deletes 50 ms a character, pauses 500 ms, changes in 300 ms, types 120 ms a character", () => {
  const { result, advance } = start();
  advance(1_999);
  expect(result.current.phase).toBe("waiting");
  advance(1);
  expect(result.current).toMatchObject({ typed: "SMS", phase: "deleting" });
  advance(49);
  expect(result.current.typed).toBe("SMS");
  advance(1);
  expect(result.current.typed).toBe("SM");
  advance(50);
  expect(result.current.typed).toBe("S");
  advance(50);
  expect(result.current).toMatchObject({ index: 0, typed: "", phase: "complete" });
  advance(499);
  expect(result.current).toMatchObject({ index: 0, phase: "complete" });
  advance(1);
  expect(result.current).toMatchObject({ index: 1, typed: "", phase: "changing" });
  advance(299);
  expect(result.current.phase).toBe("changing");
  advance(1);
  expect(result.current).toMatchObject({ index: 1, typed: "", phase: "typing" });
  advance(119);
  expect(result.current.typed).toBe("");
  advance(1);
  expect(result.current.typed).toBe("C");
  advance(3 * 120);
  expect(result.current).toMatchObject({ index: 1, typed: "CODE", phase: "waiting" });
});

test("after the last title comes the first", () => {
  const { result, advance } = start();
  advance(2_000 + 3 * 50 + 500 + 300 + 4 * 120); // CODE stands
  advance(2_000 + 4 * 50 + 500 + 300 + 3 * 120);
  expect(result.current).toMatchObject({ index: 0, typed: "SMS", phase: "waiting" });
});

test("a dot jumps to its service and starts the cycle anew", () => {
  const { result, advance } = start();
  advance(1_900);
  act(() => result.current.select(1));
  expect(result.current).toMatchObject({ index: 1, typed: "", phase: "changing" });
  advance(299);
  expect(result.current.phase).toBe("changing");
  advance(1 + 120);
  expect(result.current.typed).toBe("C");
  act(() => result.current.select(1));
  expect(result.current).toMatchObject({ index: 1, typed: "", phase: "changing" });
});

test("stands still while paused and goes on from there", () => {
  const { result, advance, rerender, clock } = start();
  advance(2_000 + 50);
  rerender({ paused: true });
  expect(clock.pending()).toBe(0);
  advance(60_000);
  expect(result.current).toMatchObject({ typed: "SM", phase: "deleting" });
  act(() => result.current.select(1));
  expect(result.current).toMatchObject({ index: 1, typed: "CODE", phase: "waiting" });
  rerender({ paused: false });
  advance(2_000 + 50);
  expect(result.current.typed).toBe("COD");
});

test("under reduced motion nothing is typed, and a dot shows the whole title", () => {
  media.set(REDUCED_MOTION, true);
  const { result, advance, clock } = start();
  advance(60_000);
  expect(result.current).toMatchObject({ index: 0, typed: "SMS" });
  act(() => result.current.select(1));
  expect(result.current).toMatchObject({ index: 1, typed: "CODE" });
  expect(clock.pending()).toBe(0);
});

test("motion switched off while typing shows the whole title at once", () => {
  const { result, advance } = start();
  advance(2_000 + 100);
  act(() => media.set(REDUCED_MOTION, true));
  expect(result.current.typed).toBe("SMS");
});

test("without titles there is nothing to type", () => {
  const { result, clock } = start([]);
  expect(result.current).toMatchObject({ index: 0, typed: "" });
  expect(clock.pending()).toBe(0);
});

test("a sign of two code units is typed whole", () => {
  const { result, advance } = start(["A😀"]);
  advance(2_000 + 50);
  expect(result.current.typed).toBe("A");
  advance(50 + 500 + 300 + 240);
  expect(result.current.typed).toBe("A😀");
});

test("leaving clears the timer", () => {
  const { unmount, clock } = start();
  expect(clock.pending()).toBe(1);
  unmount();
  expect(clock.pending()).toBe(0);
  expect(media.listeners()).toBe(0);
});
