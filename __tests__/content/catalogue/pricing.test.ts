import {
  ONBOARDING_STEPS,
  PRICING_OFFERS,
  SMS_TIER_NOTE,
  SMS_TIERS,
  WHY_CHOOSE_POINTS,
} from "../../../src/content/catalogue/pricing";

test("the three offers have their amounts, VAT basis and scope", () => {
  const columns = ["name", "setupKsh", "monthlyKsh", "vat", "per", "isPopular"] as const;
  expect(PRICING_OFFERS.map((offer) => columns.map((column) => offer[column]))).toEqual([
    ["Alphanumeric Sender ID", 11600, null, "inclusive", "per network", false],
    ["Shared Short Code", 11600, 11600, "inclusive", "per network", false],
    ["Dedicated Short Code", 17400, 17400, "exclusive", "per mobile network", true],
  ]);
  expect(PRICING_OFFERS[0]?.points).toContain("Up to 11 characters");
});

test("the tier table has its five rows, the third highlighted", () => {
  expect(SMS_TIERS.map((tier) => Object.values(tier))).toEqual([
    [1, 50_000, 70, "inclusive", null, false],
    [50_001, 100_000, 60, "inclusive", 14, false],
    [100_001, 500_000, 40, "inclusive", 43, true],
    [500_001, 1_000_000, 30, "inclusive", 57, false],
    [1_000_001, null, 20, "inclusive", 71, false],
  ]);
  expect(SMS_TIER_NOTE).toBe(
    "The whole quantity is priced at the unit cost of its tier. A unit, or credit, is one SMS part.",
  );
});

test("the six points and five onboarding steps have their order", () => {
  expect(WHY_CHOOSE_POINTS.map(({ title }) => title)).toEqual([
    "99.9% delivery rate",
    "Real-time delivery reports",
    "24/7 technical support",
    "API integration available",
    "No hidden costs",
    "Free account setup",
  ]);
  expect(WHY_CHOOSE_POINTS[0]?.description).toMatch(/phone that is off or has blocked promotions/);
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
