import { formatCents, unitCost } from "../../../src/site/format/money";
import { formatNumber } from "../../../src/site/format/text";

test.each([
  [0, "0"],
  [999, "999"],
  [1_000, "1,000"],
  [1_000_001, "1,000,001"],
])("formatNumber(%d) is %s", (count, text) => {
  expect(formatNumber(count)).toBe(text);
});

test("unit costs have two decimals", () => {
  expect([unitCost(70), unitCost(5)]).toEqual(["0.70", "0.05"]);
});

test.each([
  [70, "KSh 0.70"],
  [5, "KSh 0.05"],
  [3_000_060, "KSh 30,000.60"],
  [2_000_000_000, "KSh 20,000,000.00"],
])("formatCents formats %d cents as %s", (cents, words) => {
  expect(formatCents(cents)).toBe(words);
});
