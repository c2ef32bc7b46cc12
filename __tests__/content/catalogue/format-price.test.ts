import type * as FormatPrice from "../../../src/content/catalogue/format-price";
import {
  creditsShare,
  offerLines,
  planCharge,
  planContents,
  planPrice,
  plansSummary,
  plansVatLine,
  planTerms,
  priceFrom,
  tierCost,
  tierRange,
  tierSaving,
  vatRule,
  withVat,
} from "../../../src/content/catalogue/format-price";
import type * as PriceCatalogs from "../../../src/content/catalogue/price-catalogs";
import type * as PricesModule from "../../../src/content/catalogue/prices";
import type { PricingOffer } from "../../../src/content/catalogue/prices";
import { PRICES } from "../../fixtures/prices";

test.each([
  ["inclusive", 11_600, 11_600],
  ["exclusive", 17_400, 20_184],
  ["exclusive", 7, 8.12],
  ["quoted", 15_000, null],
] as const)("an amount that's %s of VAT compares by the amount with VAT", (vat, ksh, total) => {
  expect(withVat(ksh, vat)).toBe(total);
});

test.each([
  ["quoted", "We confirm VAT on plans in your quote."],
  ["inclusive", "Each price says whether VAT is included."],
  ["exclusive", "Each price says whether VAT is included."],
] as const)("the VAT rule follows the plans' VAT basis: %s", (plansVat, words) => {
  expect(vatRule(plansVat)).toBe(words);
});

test.each([
  ["inclusive", "VAT inclusive", "VAT inclusive"],
  ["quoted", "VAT basis stated in your quote", "VAT basis stated in your quote"],
  [
    "exclusive",
    "exclusive of VAT (KSh 20,184 with 16% VAT)",
    "exclusive of VAT (KSh 1,160 with 16% VAT)",
  ],
] as const)("an offer has a line for each charge, with its amount and VAT: %s", (vat, ...words) => {
  const offer = { setupPrice: 17_400, monthlyPrice: 1_000, per: "per network", vat };
  const [setupVat, monthlyVat] = words;
  const setup = {
    label: "Setup",
    price: 17_400,
    amount: "KSh 17,400",
    basis: "one-time, per network",
    vat: setupVat,
  };
  const monthly = {
    label: "Monthly",
    price: 1_000,
    amount: "KSh 1,000",
    basis: "every month, per network",
    vat: monthlyVat,
  };
  expect(offerLines(offer)).toEqual([setup, monthly]);
  expect(offerLines({ ...offer, monthlyPrice: null })).toEqual([setup]);
});

test("an exclusive charge of 0 has no amount to compare", () => {
  const offer = { setupPrice: 0, monthlyPrice: null, per: "per code", vat: "exclusive" } as const;
  expect(offerLines(offer)).toMatchObject([{ vat: "exclusive of VAT" }]);
});

test("a tier is described by its range, cost and saving", () => {
  expect(tierRange({ from: 1, to: 50_000 })).toBe("1 – 50,000");
  expect(tierRange({ from: 1_000_001, to: null })).toBe("1,000,001 and more");
  expect(tierCost({ unitCostCents: 70 })).toBe("KSh 0.70");
  expect(tierSaving({ savingPercent: 14 })).toBe("14%");
  expect(tierSaving({ savingPercent: null })).toBe("Base rate");
});

test("a plan's price is an amount per interval, or a word", () => {
  const plan = { price: "15,000", currency: "KSh", interval: "month" } as const;
  expect(planPrice(plan)).toBe("KSh 15,000 per month");
  expect(planPrice({ ...plan, price: "Custom", currency: "" })).toBe("Custom");
});

const STARTER = {
  name: "Starter",
  price: "15,000",
  currency: "KSh",
  interval: "month",
  description: "",
  features: ["5,000 credits", "5 hours a month"],
  isPopular: false,
  credits: 5_000,
  counted: "One credit pays for one SMS part.",
  beyond: "",
  term: "",
  notice: "30 days",
  billing: "",
  unused: "",
} as const;

test.each([
  ["quoted", "KSh 3,500", "KSh 11,500"],
  ["inclusive", "KSh 3,500", "KSh 11,500"],
  ["exclusive", "KSh 3,017.24", "KSh 11,982.76"], // 3,500 less 16% VAT
] as const)(
  "the value of the credits and the rest add up to the price: %s",
  (plansVat, alone, rest) => {
    const words = creditsShare(STARTER, { ...PRICES, plansVat });
    expect(words).toBe(`Includes 5,000 credits (worth ${alone}) and ${rest} of specialist time.`);
  },
);

test.each([
  ["exclusive", "inclusive", "KSh 4,060"], // 3,500 with 16% VAT
  ["quoted", "exclusive", "KSh 3,500"],
  ["exclusive", "quoted", "KSh 3,500"],
] as const)(
  "credits from a table that's %s are shown in plans that are %s",
  (vat, plansVat, alone) => {
    const tiers = PRICES.tiers.map((tier) => ({ ...tier, vat }));
    expect(creditsShare(STARTER, { tiers, plansVat })).toContain(`5,000 credits (worth ${alone})`);
  },
);

test("a plan without credits, price or table has no value of credits", () => {
  expect(creditsShare({ ...STARTER, credits: 0 }, PRICES)).toBe("");
  expect(creditsShare({ ...STARTER, price: "Custom", currency: "" }, PRICES)).toBe("");
  expect(creditsShare(STARTER, { ...PRICES, tiers: [] })).toBe("");
  expect(creditsShare({ ...STARTER, price: "3,500" }, PRICES)).toBe("");
});

test("a service's price is that of its cheapest plan, plus SMS if its plans include some", () => {
  const pro = { ...STARTER, price: "9,000", credits: 0 };
  const custom = { ...STARTER, price: "Custom", currency: "" };
  expect(priceFrom([{ ...STARTER, credits: 0 }, pro], PRICES.tiers)).toBe(
    "Plans from KSh 9,000 a month",
  );
  expect(priceFrom([STARTER, custom], PRICES.tiers)).toBe(
    "KSh 0.20–0.70 per SMS, VAT included. Managed plans from KSh 15,000 a month",
  );
  expect(priceFrom([STARTER, pro], PRICES.tiers)).toBe(
    "KSh 0.20–0.70 per SMS, VAT included. Managed plans from KSh 9,000 a month",
  );
  expect(priceFrom([custom], PRICES.tiers)).toBe("");
});

test("a folded service shows its lowest price, if it has one, and its number of plans", () => {
  const pro = { ...STARTER, price: "9,000" };
  const custom = { ...STARTER, price: "Custom", currency: "" };
  expect(plansSummary([STARTER, pro, custom])).toBe("from KSh 9,000 a month · 3 plans");
  expect(plansSummary([custom])).toBe("1 plan");
});

test("only a plan's filled terms are listed, and a charge exclusive of VAT is compared", () => {
  expect(planTerms(STARTER)).toEqual([
    { label: "What counts", value: "One credit pays for one SMS part." },
    { label: "Notice", value: "30 days" },
  ]);
  expect(planCharge(STARTER, "quoted")).toBe("KSh 15,000 per month");
  expect(planCharge(STARTER, "exclusive")).toBe("KSh 15,000 per month, KSh 17,400 with 16% VAT");
  expect(planCharge(STARTER, "inclusive")).toBe("KSh 15,000 per month");
  const custom = { ...STARTER, price: "Custom", currency: "" } as const;
  expect(planCharge(custom, "exclusive")).toBe("Custom");
  expect(plansVatLine("inclusive")).toBe("Plan prices include VAT.");
  expect(plansVatLine("exclusive")).toBe("Plan prices exclude VAT.");
  expect(planContents({ ...STARTER, credits: 0, counted: "" }, PRICES)).toBe(
    "5,000 credits; 5 hours a month. Notice: 30 days",
  );
  expect(planContents(STARTER, PRICES)).toMatch(
    /^5,000 credits; 5 hours a month\. Includes 5,000 credits .* Notice: 30 days$/,
  );
});

test("VAT that isn't a whole amount is shown with cents", () => {
  const [offer] = PRICES.offers;
  const odd = { ...offer, setupPrice: 7, monthlyPrice: null, vat: "exclusive" } as PricingOffer;
  expect(offerLines(odd)[0]?.vat).toBe("exclusive of VAT (KSh 8.12 with 16% VAT)");
});

describe("a company without VAT", () => {
  /** Calls `check` with the modules of such a company. */
  const untaxed = (
    check: (modules: typeof FormatPrice & typeof PricesModule & typeof PriceCatalogs) => void,
  ) =>
    jest.isolateModules(() => {
      const { MARKET } = jest.requireActual("../../../src/site/company/values");
      Object.assign(MARKET, { tax: { ...MARKET.tax, percent: 0 } });
      check({
        ...jest.requireActual("../../../src/content/catalogue/format-price"),
        ...jest.requireActual("../../../src/content/catalogue/prices"),
        ...jest.requireActual("../../../src/content/catalogue/price-catalogs"),
      });
    });

  test.each(["inclusive", "exclusive", "quoted"] as const)(
    "says that its prices have none, even if they're %s",
    (vat) => {
      untaxed(({ prices, offerLines, plansVatLine, priceCatalogs, vatRule }) => {
        const offers = [{ id: "a", name: "A", setupPrice: 500, vat, per: "child" }];
        const parsed = prices.parse({ offers, tiers: [], plansVat: vat });
        const content = parsed.kind === "filled" ? parsed.content : prices.empty();
        expect(content.offers.flatMap(offerLines).map((line) => line.vat)).toEqual(["no VAT"]);
        expect(plansVatLine(content.plansVat)).toBe("There is no VAT on plans.");
        expect(vatRule(content.plansVat)).toBe("There is no VAT on our prices.");
        expect(JSON.stringify(priceCatalogs(content, []))).not.toMatch(/valueAddedTax|Bulk SMS/);
      });
    },
  );
});
