import { unitCost } from "../../../src/site/format/money";
import { formatNumber } from "../../../src/site/format/numbers";

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
