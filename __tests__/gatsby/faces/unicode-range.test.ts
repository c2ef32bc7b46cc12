import { charactersOf, unicodeRange } from "../../../src/gatsby/faces/unicode-range";

test.each([
  ["U+41", ["A"]],
  ["U+41-43,U+20AC", ["A", "B", "C", "€"]],
  ["U+1F600", ["😀"]],
])("%s is a range of %j, whatever their order", (range, characters) => {
  expect(charactersOf(range)).toEqual(characters);
  expect(unicodeRange([...characters].reverse())).toBe(range);
});
