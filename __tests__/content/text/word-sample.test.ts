import { isRewritten, wordSample } from "../../../src/content/text/word-sample";

test("wordSample has at most 32 words, each once, ignoring case and mark-up", () => {
  expect(wordSample("<p>Pay, pay PAY 2026</p>")).toEqual(wordSample("2026 p pay"));
  expect(wordSample(Array.from({ length: 90 }, (_, i) => `word${i}`).join(" "))).toHaveLength(32);
  expect(wordSample("")).toEqual([]);
});

test.each([
  ["one two three four", "one two three five", false],
  ["one two three four", "one two other words", false],
  ["one two three four", "one other words only", true],
  ["one two", "", true],
  ["", "one two", false],
])("%j becomes %j: rewritten is %s", (before, now, expected) => {
  expect(isRewritten(wordSample(before), wordSample(now))).toBe(expected);
});
