import {
  offerLines,
  planPrice,
  tierCost,
  tierRange,
  tierSaving,
  vatRule,
  withVat,
} from "../../../src/content/catalogue/price-words";
import { PRICES } from "../../fixtures/prices";

const DEDICATED_VAT = "exclusive of VAT (KSh 20,184 with 16% VAT)";

test("each offer's charges carry amount, basis and VAT", () => {
  expect(
    PRICES.offers.map((offer) =>
      offerLines(offer).map(({ label, amount, basis, vat }) => [label, amount, basis, vat]),
    ),
  ).toEqual([
    [["Setup", "KSh 11,600", "one-time, per network", "VAT inclusive"]],
    [
      ["Setup", "KSh 11,600", "one-time, per network", "VAT inclusive"],
      ["Monthly", "KSh 11,600", "every month, per network", "VAT inclusive"],
    ],
    [
      ["Setup", "KSh 17,400", "one-time, per mobile network", DEDICATED_VAT],
      ["Monthly", "KSh 17,400", "every month, per mobile network", DEDICATED_VAT],
    ],
  ]);
});

test("tiers read as the price list says", () => {
  expect(PRICES.tiers.map((tier) => [tierRange(tier), tierCost(tier), tierSaving(tier)])).toEqual([
    ["1 – 50,000", "KSh 0.70", "Base rate"],
    ["50,001 – 100,000", "KSh 0.60", "14%"],
    ["100,001 – 500,000", "KSh 0.40", "43%"],
    ["500,001 – 1,000,000", "KSh 0.30", "57%"],
    ["1,000,001 and more", "KSh 0.20", "71%"],
  ]);
});

test("a plan has a price per interval, or is custom", () => {
  expect(planPrice({ price: "15,000", currency: "KSh", interval: "month" })).toBe(
    "KSh 15,000 per month",
  );
  expect(planPrice({ price: "150,000", currency: "KSh", interval: "project" })).toBe(
    "KSh 150,000 per project",
  );
  expect(planPrice({ price: "Custom", currency: "", interval: "month" })).toBe("Custom");
});

test.each([
  ["inclusive", 11_600, 11_600],
  ["exclusive", 17_400, 20_184],
  ["quoted", 15_000, null],
] as const)("an amount that is %s of VAT compares by the amount with VAT", (vat, ksh, total) => {
  expect(withVat(ksh, vat)).toBe(total);
});

test.each([
  ["quoted", /for a plan, your written quote says so/],
  ["inclusive", /^Each price says whether VAT is included\.$/],
  ["exclusive", /^Each price says whether VAT is included\.$/],
] as const)("the VAT rule follows the basis of the plans: %s", (plansVat, words) => {
  expect(vatRule(plansVat)).toMatch(words);
});
