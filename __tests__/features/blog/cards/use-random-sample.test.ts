import { renderHook } from "@testing-library/react";
import {
  randomSample,
  useRandomSample,
} from "../../../../src/features/blog/cards/latest-posts/use-random-sample";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
/** A die that falls on each of `faces` in turn. */
function die(...faces: number[]): () => number {
  let thrown = 0;
  return () => faces[thrown++ % faces.length] ?? 0;
}

test("draws different items in the order drawn", () => {
  expect(randomSample(["a", "b", "c", "d"], 3, die(0.99, 0, 0.5))).toEqual(["d", "a", "c"]);
  expect(randomSample(["a", "b"], 6, die(0))).toEqual(["a", "b"]);
  expect(randomSample([], 6, die(0))).toEqual([]);
});

test("the first render shows the first six, then six of the latest twenty", () => {
  const seen: (readonly number[])[] = [];
  const last = die(0.999);
  const items = numbers(30);
  renderHook(() => {
    const shown = useRandomSample(items, last);
    seen.push(shown);
    return shown;
  });
  expect(seen[0]).toEqual([1, 2, 3, 4, 5, 6]);
  expect(seen.at(-1)).toEqual([20, 19, 18, 17, 16, 15]);
});

test("a new visit is a new randomSample", () => {
  const items = numbers(20);
  const random = die(0.1, 0.7, 0.3, 0.9, 0.2, 0.6, 0.4);
  const first = renderHook(() => useRandomSample(items, random)).result.current;
  const second = renderHook(() => useRandomSample(items, random)).result.current;
  expect(first).toHaveLength(6);
  expect(new Set(first).size).toBe(6);
  expect(second).not.toEqual(first);
});

test("the randomSample stays while the page is open, also when posts are edited", () => {
  const random = die(0.5);
  const { result, rerender } = renderHook(({ items }) => useRandomSample(items, random), {
    initialProps: { items: numbers(20) },
  });
  const before = result.current;
  rerender({ items: numbers(20).map((number) => number + 100) });
  expect(result.current).toEqual(before.map((number) => number + 100));
});

test("fewer than six are all shown", () => {
  const { result } = renderHook(() => useRandomSample(["a", "b"], die(0.9, 0)));
  expect([...result.current].sort()).toEqual(["a", "b"]);
});
