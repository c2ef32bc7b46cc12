import {
  BASE_UNIT_COST_CENTS,
  ONBOARDING_STEPS,
  PRICING_OFFERS,
  PRICING_PHILOSOPHY,
  SMS_TIER_NOTE,
  SMS_TIERS,
  WHY_CHOOSE_POINTS,
} from "../../../src/content/catalogue/pricing";

test("the three offers have their amounts, VAT basis and scope", () => {
  const rows = PRICING_OFFERS.map(({ name, setupKsh, monthlyKsh, vat, per, isPopular }) => [
    name,
    setupKsh,
    monthlyKsh,
    vat,
    per,
    isPopular,
  ]);
  expect(rows).toEqual([
    ["Alphanumeric Sender ID", 11600, null, "inclusive", "per network", false],
    ["Shared Short Code", 11600, 11600, "inclusive", "per network", false],
    ["Dedicated Short Code", 17400, 17400, "exclusive", "per mobile network", true],
  ]);
});

test("the sender ID says its length and that there is no monthly charge", () => {
  expect(PRICING_OFFERS[0]?.points).toEqual(
    expect.arrayContaining([
      "One-time charge per network",
      "Up to 11 characters",
      "No monthly charge",
    ]),
  );
});

test("the tier table has its five rows, the third highlighted", () => {
  const rows = SMS_TIERS.map(({ from, to, unitCostCents, vat, savingPercent, isHighlighted }) => [
    from,
    to,
    unitCostCents,
    vat,
    savingPercent,
    isHighlighted,
  ]);
  expect(rows).toEqual([
    [1, 50_000, 70, "inclusive", null, false],
    [50_001, 100_000, 60, "inclusive", 14, false],
    [100_001, 500_000, 40, "inclusive", 43, true],
    [500_001, 1_000_000, 30, "inclusive", 57, false],
    [1_000_001, null, 20, "inclusive", 71, false],
  ]);
  expect(BASE_UNIT_COST_CENTS).toBe(70);
  expect(SMS_TIER_NOTE).toBe("The whole quantity is priced at the unit cost of its tier.");
});

test("tiers leave no gap and their savings are the rounded ones of their unit costs", () => {
  SMS_TIERS.slice(1).forEach((tier, i) => {
    expect(tier.from).toBe((SMS_TIERS[i]?.to ?? Number.NaN) + 1);
    expect(tier.savingPercent).toBe(Math.round((100 * (70 - tier.unitCostCents)) / 70));
  });
});

test("the six points and five onboarding steps stand in their order", () => {
  expect(WHY_CHOOSE_POINTS.map(({ title }) => title)).toEqual([
    "99.9% delivery rate",
    "Real-time delivery reports",
    "24/7 technical support",
    "API integration available",
    "No hidden costs",
    "Free account setup",
  ]);
  expect(ONBOARDING_STEPS.map(({ title }) => title)).toEqual([
    "Company registration certificate",
    "Letter of authorization",
    "Proof of payment",
    "SMS portal with preloaded credits",
    "API documentation",
  ]);
  expect(ONBOARDING_STEPS[1]?.description).toMatch(/letterhead.*max 11 characters/);
  expect(ONBOARDING_STEPS[2]?.description).toMatch(/sender ID or short code setup.*SMS quantity/);
});

test("the philosophy is there to be read", () => {
  expect(PRICING_PHILOSOPHY.paragraphs.join(" ")).toMatch(/VAT/);
});
