import { abbreviate } from "../../../../src/features/about/about-section/abbreviate";

test.each([
  [0, "0"],
  [45, "45"],
  [999, "999"],
  [1_000, "1.0K"],
  [1_500, "1.5K"],
  [999_949, "999.9K"],
  [999_950, "1.0M"],
  [1_000_000, "1.0M"],
  [2_340_000, "2.3M"],
  [999_949_999, "999.9M"],
  [999_950_000, "1.0B"],
  [1_000_000_000, "1.0B"],
  [12_345_678_901, "12.3B"],
])("%i is shortened to %s", (count, text) => {
  expect(abbreviate(count)).toBe(text);
});
