import {
  offerLines,
  planPrice,
  tierCost,
  tierRange,
  tierSaving,
} from "../../../src/content/catalogue/price-words";
import { PRICING_OFFERS, SMS_TIERS } from "../../../src/content/catalogue/pricing";

test("each offer's charges carry amount, basis and VAT", () => {
  expect(
    PRICING_OFFERS.map((offer) =>
      offerLines(offer).map(({ label, amount, basis, vat }) => [label, amount, basis, vat]),
    ),
  ).toEqual([
    [["Setup", "KSh 11,600", "one-time, per network", "VAT inclusive"]],
    [
      ["Setup", "KSh 11,600", "one-time, per network", "VAT inclusive"],
      ["Monthly", "KSh 11,600", "every month, per network", "VAT inclusive"],
    ],
    [
      ["Setup", "KSh 17,400", "one-time, per mobile network", "exclusive of VAT"],
      ["Monthly", "KSh 17,400", "every month, per mobile network", "exclusive of VAT"],
    ],
  ]);
});

test("tiers read as the price list says", () => {
  expect(SMS_TIERS.map((tier) => [tierRange(tier), tierCost(tier), tierSaving(tier)])).toEqual([
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
