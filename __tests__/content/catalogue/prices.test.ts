import { prices } from "../../../src/content/catalogue/prices";
import { PRICES_FILE, SITE_PRICES } from "../../fixtures/prices";

test("the three offers have their amounts, VAT basis and scope", () => {
  const columns = ["name", "setupPrice", "monthlyPrice", "vat", "per", "isPopular"] as const;
  expect(SITE_PRICES.offers.map((offer) => columns.map((column) => offer[column]))).toEqual([
    ["Alphanumeric Sender ID", 11600, null, "inclusive", "per network", false],
    ["Shared Short Code", 11600, 11600, "inclusive", "per network", false],
    ["Dedicated Short Code", 17400, 17400, "exclusive", "per mobile network", true],
  ]);
  expect(SITE_PRICES.offers[0]?.points).toContain("Up to 11 characters");
});

test("the tier table has its five rows, the third highlighted", () => {
  expect(SITE_PRICES.tiers.map((tier) => Object.values(tier))).toEqual([
    [1, 50_000, 70, "inclusive", null, false],
    [50_001, 100_000, 60, "inclusive", 14, false],
    [100_001, 500_000, 40, "inclusive", 43, true],
    [500_001, 1_000_000, 30, "inclusive", 57, false],
    [1_000_001, null, 20, "inclusive", 71, false],
  ]);
  expect(SITE_PRICES.tierNote).toBe(
    "The whole quantity is priced at the unit cost of its tier. One credit sends one SMS of up to 160 characters to one person. Longer texts use one credit per 153 characters, and texts with emoji or other special characters hold fewer.",
  );
});

test("the six points and five onboarding steps have their order", () => {
  const { whyChoose, onboarding } = SITE_PRICES;
  expect(whyChoose.map(({ title }) => title)).toEqual([
    "99.9% delivery rate",
    "Real-time delivery reports",
    "24/7 technical support",
    "API integration available",
    "No hidden costs",
    "Free account setup",
  ]);
  expect(whyChoose[0]?.description).toMatch(/switched on and accept your type of message/);
  expect(onboarding.map(({ title }) => title)).toEqual([
    "Company registration certificate",
    "Letter of authorization",
    "Proof of payment",
    "SMS portal with preloaded credits",
    "API documentation",
  ]);
  expect(onboarding[1]?.description).toMatch(/letterhead.*max 11 characters/);
  expect(onboarding[2]?.description).toMatch(/sender ID or short code setup.*SMS quantity/);
});

/** Parses the file after `change`, with one line per issue. */
function parsed(change: object) {
  const result = prices.parse({ ...PRICES_FILE, ...change });
  if (result.kind !== "filled") throw new Error(result.reason);
  const lines = result.issues.map(({ field, problem, shown }) => `${field} ${problem}: ${shown}`);
  return { content: result.content, lines };
}

const OFFER = {
  id: "one",
  name: "One",
  description: "D",
  setupPrice: 5,
  monthlyPrice: 5,
  per: "each",
  perNetwork: false,
};
const GOOD = { ...OFFER, vat: "inclusive" };

test.each<[string, object, string]>([
  [
    "text",
    { setupPrice: "11,600" },
    "setupPrice is “11,600”, but must be a number: write 11600, without quotation marks",
  ],
  ["nothing", { setupPrice: null }, "setupPrice is missing"],
  ["zero", { setupPrice: 0 }, "setupPrice is 0, but must be more than 0"],
  ["less", { monthlyPrice: -5 }, "monthlyPrice is -5, but must be more than 0"],
  ["a fraction", { setupPrice: 11.6 }, "setupPrice is 11.6, but must be a whole number"],
  ["too much", { setupPrice: 1e12 }, "setupPrice is 1000000000000, but must be at most 10,000,000"],
  ["no scope", { per: " " }, "per is empty"],
])("only the offer with %s for an amount is left out", (_case, mistake, problem) => {
  const { content, lines } = parsed({ offers: [{ ...GOOD, ...mistake }, GOOD] });
  expect(content.offers).toHaveLength(1);
  expect(lines).toEqual([`offers[1].${problem}: it is left out`]);
});

test("an offer that doesn't say whether each network charges it is due for each", () => {
  const { content, lines } = parsed({ offers: [{ ...GOOD, perNetwork: undefined }, GOOD] });
  expect(content.offers.map(({ perNetwork }) => perNetwork)).toEqual([true, false]);
  expect(lines).toEqual(["offers[1].perNetwork is missing: visitors see “true” instead"]);
});

test("an invalid VAT basis claims nothing, so the quote says", () => {
  const { content, lines } = parsed({
    offers: [{ ...GOOD, vat: "included" }],
    plansVat: undefined,
    tiersVat: 16,
  });
  expect([content.offers[0]?.vat, content.tiers[0]?.vat, content.plansVat]).toEqual([
    "quoted",
    "quoted",
    "quoted",
  ]);
  expect(lines).toEqual([
    "offers[1].vat is “included”, but must be one of: inclusive, exclusive, quoted: visitors see “quoted” instead",
    "tiersVat is 16, but must be one of: inclusive, exclusive, quoted: visitors see “quoted” instead",
    "plansVat is missing: visitors see “quoted” instead",
  ]);
});

const order = (number: number) =>
  `is a list, but must start at 1 SMS part, and each tier must start higher and cost less than the one before (tier ${number} doesn’t)`;

test.each<[string, readonly unknown[], string]>([
  [
    "a cost that is text",
    [
      { from: 1, unitCostCents: 70 },
      { from: 11, unitCostCents: "0.60" },
    ],
    "can’t be used, because tiers[2].unitCostCents is “0.60”, but must be a number, without quotation marks",
  ],
  [
    "a cost with fractions of a cent",
    [
      { from: 1, unitCostCents: 0.7 },
      { from: 11, unitCostCents: 0.6 },
    ],
    "can’t be used, because tiers[1].unitCostCents is 0.7, but must be a whole number",
  ],
  [
    "no start",
    [{ from: 1, unitCostCents: 70 }, { unitCostCents: 60 }],
    "can’t be used, because tiers[2].from is missing",
  ],
  ["a first tier that starts late", [{ from: 2, unitCostCents: 70 }], order(1)],
  [
    "two tiers in one place",
    [
      { from: 1, unitCostCents: 70 },
      { from: 1, unitCostCents: 60 },
    ],
    order(2),
  ],
  [
    "a tier that costs more than the previous one",
    [
      { from: 1, unitCostCents: 7 },
      { from: 9, unitCostCents: 60 },
    ],
    order(2),
  ],
])(
  "a tier table with %s isn't shown, so no quantity gets another tier's price",
  (_case, tiers, problem) => {
    const { content, lines } = parsed({ tiers });
    expect(content.tiers).toEqual([]);
    expect(content.offers).toEqual(SITE_PRICES.offers);
    expect(lines).toEqual([`tiers ${problem}: visitors see nothing instead`]);
  },
);

test("only an invalid highlight or text is replaced", () => {
  const { content, lines } = parsed({
    tiers: [{ from: 1, unitCostCents: 70, isHighlighted: "yes" }],
    tierNote: 4,
    whyChoose: [{ title: "T", description: "D", icon: "unicorn" }],
    onboarding: [{ title: "T" }, ...PRICES_FILE.onboarding],
  });
  expect(content.tiers).toMatchObject([{ from: 1, to: null, isHighlighted: false }]);
  expect(content.whyChoose).toMatchObject([{ icon: "badge_check" }]);
  expect(content.onboarding).toEqual(SITE_PRICES.onboarding);
  expect(lines.map((line) => line.split(" ")[0])).toEqual([
    "tiers[1].isHighlighted",
    "tierNote",
    "whyChoose[1].icon",
    "onboarding[1].description",
  ]);
});

test("an unusable file has no prices, and pages still have something to show", () => {
  const { content, lines } = parsed(
    Object.fromEntries(Object.keys(PRICES_FILE).map((field) => [field, "none"])),
  );
  const note = "none";
  expect(content).toEqual({
    ...prices.empty(),
    whyChooseTitle: note,
    offersNote: note,
    tierNote: note,
    plansNote: note,
    onboardingNote: note,
  });
  expect(content).toMatchObject({ offers: [], tiers: [], plansVat: "quoted" });
  expect(lines).toHaveLength(7);
});
