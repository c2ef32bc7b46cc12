import { renderHook } from "@testing-library/react";
import { useRandomSample } from "../../../../../src/features/blog/cards/latest-posts/use-random-sample";
import { randomSample } from "../../../../../src/features/blog/random-sample";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
/** A random function that returns each of `values` in turn. */
function sequence(...values: number[]): () => number {
  let calls = 0;
  return () => values[calls++ % values.length] ?? 0;
}

test.each([
  ["abcd", 3, [0.99, 0, 0.5], "dac"],
  ["ab", 6, [0], "ab"],
  ["", 6, [0], ""],
])("randomSample of %p, %i items by %p, is %p", (items, count, values, sample) => {
  expect(randomSample([...items], count, sequence(...values)).join("")).toBe(sample);
});

test("useRandomSample first returns the first six, then six of the first twenty", () => {
  const seen: (readonly number[])[] = [];
  const items = numbers(30);
  const last = sequence(0.999);
  renderHook(() => seen.push(useRandomSample(items, last)));
  expect(seen[0]).toEqual([1, 2, 3, 4, 5, 6]);
  expect(seen.at(-1)).toEqual([20, 19, 18, 17, 16, 15]);
});

test("useRandomSample keeps its sample while posts are edited", () => {
  const random = sequence(0.5);
  const { result, rerender } = renderHook(({ items }) => useRandomSample(items, random), {
    initialProps: { items: numbers(20) },
  });
  const before = result.current;
  rerender({ items: numbers(20).map((number) => number + 100) });
  expect(result.current).toEqual(before.map((number) => number + 100));
});
