import { renderHook } from "@testing-library/react";
import { useRandomSample } from "../../../../src/features/blog/cards/use-random-sample";
import { randomSample } from "../../../../src/features/blog/random-sample";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
/** Makes `Math.random` return `values` in turn. */
function nextRandom(...values: number[]): void {
  let calls = 0;
  jest.spyOn(Math, "random").mockImplementation(() => values[calls++ % values.length] ?? 0);
}
afterEach(() => jest.restoreAllMocks());

test.each([
  ["abcd", 3, [0.99, 0, 0.5], "dac"],
  ["ab", 6, [0], "ab"],
  ["", 6, [0], ""],
])("randomSample of %p, %i items with %p, is %p", (items, count, values, sample) => {
  nextRandom(...values);
  expect(randomSample([...items], count).join("")).toBe(sample);
});

test("useRandomSample first returns the first six, then six of the first twenty", () => {
  const seen: (readonly number[])[] = [];
  const items = numbers(30);
  nextRandom(0.999);
  renderHook(() => seen.push(useRandomSample(items)));
  expect(seen[0]).toEqual([1, 2, 3, 4, 5, 6]);
  expect(seen.at(-1)).toEqual([20, 19, 18, 17, 16, 15]);
});

test("useRandomSample keeps its sample while posts are edited", () => {
  nextRandom(0.5);
  const { result, rerender } = renderHook(({ items }) => useRandomSample(items), {
    initialProps: { items: numbers(20) },
  });
  const before = result.current;
  rerender({ items: numbers(20).map((number) => number + 100) });
  expect(result.current).toEqual(before.map((number) => number + 100));
});
