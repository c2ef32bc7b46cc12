import { truncateAtWord } from "../../../src/content/blog/excerpt";

test.each([
  ["a short text stays", "short", 150, "short"],
  ["exactly the limit stays", "a".repeat(150), 150, "a".repeat(150)],
  ["cut at the last whole word", "one two three", 9, "one two…"],
  ["a word that ends at the limit is kept", "one two three", 7, "one two…"],
  ["no comma before the ellipsis", "one, two three", 6, "one…"],
  ["no punctuation before the ellipsis", "one ,;– two", 8, "one…"],
  ["a leading space doesn't end a word", " abcdefgh", 5, " abcd…"],
  ["no half of a surrogate pair", "abcd😀fgh", 5, "abcd…"],
  ["one endless word is cut at the limit", "abcdefgh", 5, "abcde…"],
])("truncateAtWord: %s", (_case, text, max, expected) => {
  expect(truncateAtWord(text, max)).toBe(expected);
});
