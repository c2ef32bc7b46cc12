import { isRecent } from "../../src/site/recent";

test.each<[string, unknown, boolean]>([
  ["now", 10_000, true],
  ["999 ms ago", 9_001, true],
  ["a second ago", 9_000, false],
  ["in the future, from a clock that was ahead", 10_001, false],
  ["no time", undefined, false],
  ["not a number", Number.NaN, false],
  ["a text", "9999", false],
])("a time within a second: %s", (_case, at, expected) => {
  expect(isRecent(at, 1_000, 10_000)).toBe(expected);
});
