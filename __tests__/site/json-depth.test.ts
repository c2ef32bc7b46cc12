import { isTooDeep } from "../../src/site/json-depth";

/** Alternating objects and lists, `levels` deep. */
function nested(levels: number): unknown {
  let json: unknown = "end";
  for (let level = 0; level < levels; level++) json = level % 2 ? [json] : { part: json, a: null };
  return json;
}

test.each([
  [0, false],
  [1, false],
  [32, false],
  [33, true],
  [200_000, true],
])("JSON of %i levels is too deep: %p", (levels, expected) => {
  expect(isTooDeep(nested(levels))).toBe(expected);
});

test("only the deepest level counts, not how many levels there are", () => {
  expect(isTooDeep(Array(100_000).fill([{}]), 3)).toBe(false);
  expect(isTooDeep([[], [[{}]], 1, "text", null, undefined], 3)).toBe(true);
});
