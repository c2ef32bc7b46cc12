import fc from "fast-check";
import { priceSms as priceOf } from "../../../src/content/catalogue/price-sms";
import { PRICES } from "../../fixtures/prices";

function priceSms(asked: number) {
  const price = priceOf(PRICES.tiers, asked);
  if (!price) throw new Error("no price");
  return price;
}

const at = (quantity: number, totalCents: number) => ({ quantity, totalCents });

test.each([
  [1, 70, 0, null],
  [42_858, 3_000_060, 0, null],
  [42_859, 3_000_130, 0, at(50_001, 3_000_060)],
  [50_000, 3_500_000, 0, at(50_001, 3_000_060)],
  [50_001, 3_000_060, 500_010, null],
  [66_667, 4_000_020, 666_670, null],
  [66_668, 4_000_080, 666_680, at(100_001, 4_000_040)],
  [100_000, 6_000_000, 1_000_000, at(100_001, 4_000_040)],
  [100_001, 4_000_040, 3_000_030, null],
  [375_000, 15_000_000, 11_250_000, null],
  [375_001, 15_000_040, 11_250_030, at(500_001, 15_000_030)],
  [500_000, 20_000_000, 15_000_000, at(500_001, 15_000_030)],
  [500_001, 15_000_030, 20_000_040, null],
  [666_667, 20_000_010, 26_666_680, null],
  [666_668, 20_000_040, 26_666_720, at(1_000_001, 20_000_020)],
  [1_000_000, 30_000_000, 40_000_000, at(1_000_001, 20_000_020)],
  [1_000_001, 20_000_020, 50_000_050, null],
  [100_000_000, 2_000_000_000, 5_000_000_000, null],
])(
  "%i parts cost %i cents, %i less than at the base rate; cheaper: %j",
  (quantity, totalCents, savingCents, cheaperAt) => {
    expect(priceSms(quantity)).toMatchObject({
      quantity,
      notice: null,
      totalCents,
      savingCents,
      cheaperAt,
    });
  },
);

const SMALLEST = "The smallest quantity is one, so this is the price of one.";
const LARGEST =
  "The largest quantity that we price here is 100,000,000. For more, please ask us for a quote.";

test.each([
  [Number.NaN, 1, "Please enter a number. Until then, this is the price of one."],
  [0, 1, SMALLEST],
  [-5, 1, SMALLEST],
  [Number.NEGATIVE_INFINITY, 1, SMALLEST],
  [0.5, 1, SMALLEST],
  [50_000.2, 50_001, "You can only order whole numbers, so we rounded up to 50,001."],
  [100_000_001, 100_000_000, LARGEST],
  [Number.POSITIVE_INFINITY, 100_000_000, LARGEST],
])("priceSms prices %d parts as %i: %s", (asked, quantity, notice) => {
  expect(priceSms(asked)).toMatchObject({ quantity, notice });
});

test("every quantity has a total in whole cents, and no larger quantity beats the suggestion", () => {
  const numbers = fc.oneof(fc.integer(), fc.double(), fc.integer({ min: 1, max: 2_000_000 }));
  fc.assert(
    fc.property(numbers, fc.integer({ min: 1, max: 1_500_000 }), (asked, more) => {
      const { quantity, tier, totalCents, savingCents, cheaperAt } = priceSms(asked);
      expect(Number.isSafeInteger(totalCents)).toBe(true);
      expect(totalCents).toBe(quantity * tier.unitCostCents);
      expect(savingCents).toBe(quantity * 70 - totalCents);
      expect(priceSms(quantity + more).tier.unitCostCents).toBeLessThanOrEqual(tier.unitCostCents);
      if (quantity + more > 100_000_000) return;
      const best = cheaperAt?.totalCents ?? totalCents;
      expect(priceSms(quantity + more).totalCents).toBeGreaterThanOrEqual(best);
    }),
  );
});

test("without tiers no quantity has a price", () => {
  expect(priceOf([], 100)).toBeNull();
});

const tier = (from: number, to: number | null, unitCostCents: number) => ({
  from,
  to,
  unitCostCents,
  savingPercent: null,
  isHighlighted: false,
  vat: "inclusive" as const,
});

test.each([
  ["the last", 20, 10, at(201, 2_010)],
  ["the first", 20, 15, at(101, 2_020)],
])("of several larger quantities that cost less, the cheapest is suggested: %s", (...row) => {
  const [, second, third, expected] = row;
  const tiers = [tier(1, 100, 100), tier(101, 200, second), tier(201, null, third)];
  expect(priceOf(tiers, 100)?.cheaperAt).toEqual(expected);
});

test("a quantity beyond the last tier has no price", () => {
  expect(priceOf([tier(1, 100, 100)], 100)?.totalCents).toBe(10_000);
  expect(priceOf([tier(1, 100, 100)], 101)).toBeNull();
});
