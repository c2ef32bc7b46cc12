import fc from "fast-check";
import { SMS_TIERS } from "../../../src/content/catalogue/pricing";
import { priceSms, tierFor } from "../../../src/features/tools/sms-price";

test.each([
  [1, 70, 70],
  [50_000, 70, 3_500_000],
  [50_001, 60, 3_000_060],
  [100_000, 60, 6_000_000],
  [100_001, 40, 4_000_040],
  [500_000, 40, 20_000_000],
  [500_001, 30, 15_000_030],
  [1_000_000, 30, 30_000_000],
  [1_000_001, 20, 20_000_020],
  [100_000_000, 20, 2_000_000_000],
])("%i messages cost %i cents each, %i cents in all", (quantity, unitCostCents, totalCents) => {
  expect(priceSms(quantity)).toMatchObject({ quantity, clamped: null, unitCostCents, totalCents });
});

test.each([
  [50_000, 0],
  [80_000, 800_000],
  [200_000, 6_000_000],
  [1_000_001, 50_000_050],
])("%i messages save %i cents against the base rate", (quantity, savingCents) => {
  expect(priceSms(quantity).savingCents).toBe(savingCents);
});

test.each([
  [42_858, null],
  [42_859, { quantity: 50_001, totalCents: 3_000_060 }],
  [50_000, { quantity: 50_001, totalCents: 3_000_060 }],
  [50_001, null],
  [66_667, null],
  [66_668, { quantity: 100_001, totalCents: 4_000_040 }],
  [100_000, { quantity: 100_001, totalCents: 4_000_040 }],
  [375_000, null],
  [375_001, { quantity: 500_001, totalCents: 15_000_030 }],
  [500_000, { quantity: 500_001, totalCents: 15_000_030 }],
  [666_667, null],
  [666_668, { quantity: 1_000_001, totalCents: 20_000_020 }],
  [1_000_000, { quantity: 1_000_001, totalCents: 20_000_020 }],
  [1_000_001, null],
])("for %i messages the cheaper larger quantity is %j", (quantity, cheaperAt) => {
  expect(priceSms(quantity).cheaperAt).toEqual(cheaperAt);
});

test.each([
  [Number.NaN, 1, "not-a-number"],
  [0, 1, "below-minimum"],
  [-5, 1, "below-minimum"],
  [Number.NEGATIVE_INFINITY, 1, "below-minimum"],
  [0.5, 1, "below-minimum"],
  [50_000.2, 50_001, "not-whole"],
  [100_000_001, 100_000_000, "above-maximum"],
  [Number.POSITIVE_INFINITY, 100_000_000, "above-maximum"],
])("a quantity of %d becomes %i (%s)", (asked, quantity, clamped) => {
  expect(priceSms(asked)).toMatchObject({ quantity, clamped });
});

describe("for any number at all", () => {
  const anyNumber = fc.oneof(fc.integer(), fc.double(), fc.integer({ min: 1, max: 2_000_000 }));

  test("the total is units times unit cost, exactly, in whole cents", () => {
    fc.assert(
      fc.property(anyNumber, (asked) => {
        const { quantity, unitCostCents, totalCents, savingCents } = priceSms(asked);
        expect(Number.isSafeInteger(totalCents)).toBe(true);
        expect(totalCents).toBe(quantity * unitCostCents);
        expect(savingCents).toBe(quantity * 70 - totalCents);
        expect(savingCents).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("a suggestion is larger, cheaper, and priced as if it had been asked for", () => {
    fc.assert(
      fc.property(anyNumber, (asked) => {
        const price = priceSms(asked);
        if (!price.cheaperAt) return;
        expect(price.cheaperAt.quantity).toBeGreaterThan(price.quantity);
        expect(price.cheaperAt.totalCents).toBeLessThan(price.totalCents);
        expect(priceSms(price.cheaperAt.quantity).totalCents).toBe(price.cheaperAt.totalCents);
      }),
    );
  });

  test("no larger quantity beats what is suggested", () => {
    const quantities = fc.integer({ min: 1, max: 1_500_000 });
    fc.assert(
      fc.property(quantities, quantities, (quantity, more) => {
        const { totalCents, cheaperAt } = priceSms(quantity);
        const best = cheaperAt?.totalCents ?? totalCents;
        expect(priceSms(quantity + more).totalCents).toBeGreaterThanOrEqual(best);
      }),
    );
  });

  test("the unit cost never rises with the quantity", () => {
    const quantities = fc.integer({ min: 1, max: 2_000_000 });
    fc.assert(
      fc.property(quantities, quantities, (quantity, more) => {
        expect(tierFor(quantity + more).unitCostCents).toBeLessThanOrEqual(
          tierFor(quantity).unitCostCents,
        );
      }),
    );
  });
});

test("every tier holds its own ends", () => {
  for (const tier of SMS_TIERS) {
    expect(tierFor(tier.from)).toBe(tier);
    expect(tierFor(tier.to ?? 5_000_000)).toBe(tier);
  }
});
