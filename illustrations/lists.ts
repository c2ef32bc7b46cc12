import type { Point } from "./shapes";

/** The shapes of all items, the first at the back. */
export const each = <T>(items: readonly T[], shape: (item: T, index: number) => string): string =>
  items.map(shape).join("");

/** The shapes of 0, 1, … `count` - 1. */
export const times = (count: number, shape: (index: number) => string): string =>
  each([...Array(count).keys()], shape);

/** Points written as "x y, x y". */
export const points = (text: string): Point[] =>
  text.split(",").map((pair) => {
    const [x = 0, y = 0] = pair.trim().split(" ").map(Number);
    return [x, y];
  });

/** Numbers from 0 to 1 that look random and are the same on every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
