import fc from "fast-check";
import {
  quotationRows,
  quotationText,
  sumsInWords,
  vatRemark,
} from "../../../src/content/catalogue/format-quotation";
import {
  planLabel,
  type QuotationChoice,
  quotation,
} from "../../../src/content/catalogue/quotation";
import { PRICES, pricesWith } from "../../fixtures/prices";

const plan = (name: string, price: string, interval: "month" | "project" = "month") => ({
  name,
  price,
  currency: price === "Custom" ? "" : "KSh",
  interval,
});
const DATA = {
  prices: PRICES,
  services: [
    {
      notIncluded: "A sender ID is not included.",
      usesUssdCode: true,
      title: "Bulk SMS",
      pricing: [plan("Starter", "15,000"), plan("Enterprise", "Custom")],
    },
    {
      title: "Software",
      notIncluded: "",
      usesUssdCode: false,
      pricing: [plan("Growth", "500,000", "project")],
    },
  ],
};
const NOTHING: QuotationChoice = {
  networks: ["Safaricom", "Airtel", "Telkom"],
  offers: {},
  ussd: false,
  parts: 0,
  partsEvery: "once",
  plan: "",
};
const quote = (choice: Partial<QuotationChoice>, data = DATA) =>
  quotation({ ...NOTHING, ...choice }, data);

test("an empty choice has no lines and costs nothing", () => {
  const { lines, open, firstYear } = quote({});
  expect([lines, open, firstYear.totalCents]).toEqual([[], [], 0]);
});

test.each([
  [
    "two sender IDs on three networks",
    { offers: { "alphanumeric-sender-id": 2 } },
    [6_960_000, 0, 6_960_000],
  ],
  [
    "a shared code on one network",
    { offers: { "shared-short-code": 1 }, networks: ["Airtel"] },
    [1_160_000, 1_160_000, 15_080_000],
  ],
  [
    "a dedicated code, VAT on top",
    { offers: { "dedicated-short-code": 1 }, networks: ["Airtel"] },
    [2_018_400, 2_018_400, 26_239_200],
  ],
  ["SMS bought once", { parts: 80_000 }, [4_800_000, 0, 4_800_000]],
  ["SMS bought every month", { parts: 80_000, partsEvery: "month" }, [0, 4_800_000, 57_600_000]],
  ["a monthly plan", { plan: "Bulk SMS: Starter" }, [0, 1_500_000, 18_000_000]],
  ["a project", { plan: "Software: Growth" }, [50_000_000, 0, 50_000_000]],
] as const)("costs of %s once, per month and in the first year", (_name, choice, sums) => {
  const { once, monthly, firstYear } = quote(choice);
  expect([once, monthly, firstYear].map(({ totalCents }) => totalCents)).toEqual(sums);
});

test("VAT is taken out of inclusive amounts, added to exclusive ones, and left open if a quote states it", () => {
  const { once, monthly } = quote({
    offers: { "alphanumeric-sender-id": 1, "dedicated-short-code": 1 },
    networks: ["Airtel"],
    plan: "Bulk SMS: Starter",
  });
  // 11,600 includes 1,600 of VAT, and 17,400 gets 2,784 added
  expect(once).toEqual({
    totalCents: 3_178_400,
    netCents: 2_740_000,
    vatCents: 438_400,
    unstatedCents: 0,
  });
  expect(monthly).toMatchObject({ totalCents: 3_518_400, unstatedCents: 1_500_000 });
});

test("VAT that a quote may add is a sum rather than a hint, and without plans there's no remark", () => {
  expect(vatRemark(quote({ plan: "Bulk SMS: Starter" }))).toContain(
    "KSh 28,800.00 more in the first year",
  );
  expect(vatRemark(quote({ parts: 1 }))).toBe("");
});

test("amounts that only a quote can state are named lines, never zeros", () => {
  const { open, exclusions, lines } = quote({
    ussd: true,
    plan: "Bulk SMS: Enterprise",
    networks: ["Airtel"],
  });
  expect(lines).toEqual([]);
  expect(open).toEqual([
    "USSD code on Airtel (priced by the networks; we confirm it in your quote)",
    "Bulk SMS: Enterprise: price to be agreed",
  ]);
  expect(exclusions).toEqual(["A sender ID is not included."]);
  const without = { ...DATA, prices: pricesWith({ tiers: [] }) };
  expect(quote({ parts: 2 }, without).open).toEqual(["2 SMS parts: quoted"]);
});

test("sums in words leave out amounts of zero", () => {
  expect(
    sumsInWords(quote({ offers: { "alphanumeric-sender-id": 1 }, networks: ["Airtel"] })),
  ).toBe("KSh 11,600.00 once");
  expect(sumsInWords(quote({ offers: { "shared-short-code": 1 }, networks: ["Airtel"] }))).toBe(
    "KSh 11,600.00 once and KSh 11,600.00 each month",
  );
  expect(sumsInWords(quote({}))).toBe("");
});

test("a note says if a larger quantity costs less", () => {
  expect(quote({ parts: 80_000 }).notes).toEqual(["100,001 SMS parts cost less: KSh 40,000.40."]);
});

test.each([
  [
    "its description names a network",
    "per number on every network",
    false,
    "Setup 2 × KSh 100",
    20_000,
  ],
  ["its description names none", "per number", true, "Setup 2 × 2 networks × KSh 100", 40_000],
])(
  "the perNetwork field decides whether an offer is due on each network, even if %s",
  (_case, per, perNetwork, detail, cents) => {
    const offer = { id: "o", name: "Number", setupPrice: 100, vat: "inclusive", per, perNetwork };
    const { lines, once } = quote(
      { offers: { o: 2 }, networks: ["Safaricom", "Airtel"] },
      { ...DATA, prices: pricesWith({ offers: [offer] }) },
    );
    expect([lines[0]?.detail, once.totalCents]).toEqual([detail, cents]);
  },
);

test("unknown offers and plans have no lines", () => {
  expect(
    quote({ offers: { gold: 2, "alphanumeric-sender-id": -1 }, plan: "Gold: One" }).lines,
  ).toEqual([]);
});

test("lines add up to the sums, and net, VAT and open amounts to each total, for every choice", () => {
  const count = fc.integer({ min: 0, max: 100 });
  const choices = fc.record({
    networks: fc.subarray(["Safaricom", "Airtel", "Telkom"], { minLength: 1 }),
    offers: fc.record({
      "alphanumeric-sender-id": count,
      "shared-short-code": count,
      "dedicated-short-code": count,
    }),
    ussd: fc.boolean(),
    parts: fc.integer({ min: 0, max: 2_000_000 }),
    partsEvery: fc.constantFrom("once" as const, "month" as const),
    plan: fc.constantFrom("", planLabel("Bulk SMS", "Starter"), planLabel("Software", "Growth")),
  });
  fc.assert(
    fc.property(choices, (choice) => {
      const { lines, once, monthly, firstYear } = quote(choice);
      for (const sum of [once, monthly, firstYear]) {
        expect(sum.netCents + sum.vatCents + sum.unstatedCents).toBe(sum.totalCents);
        expect(Number.isSafeInteger(sum.totalCents)).toBe(true);
      }
      const total = (part: "once" | "monthly") =>
        lines.reduce((sum, line) => sum + line[part].totalCents, 0);
      expect([total("once"), total("monthly")]).toEqual([once.totalCents, monthly.totalCents]);
      expect(firstYear.totalCents).toBe(once.totalCents + 12 * monthly.totalCents);
    }),
  );
});

test("a quotation whose every amount is in the quote has no empty total", () => {
  const text = quotationText(quote({ ussd: true }));
  expect(text).toContain("In your quote: USSD code");
  expect(text).not.toContain("Total");
});

test("rows and text have the same figures, and the text includes every open line", () => {
  const chosen = quote({
    offers: { "shared-short-code": 1 },
    parts: 1_000,
    ussd: true,
    plan: "Bulk SMS: Starter",
  });
  const text = quotationText(chosen);
  for (const { label, once, monthly, firstYear } of quotationRows(chosen)) {
    const amounts = [`${once} once`, `${monthly} a month`, `${firstYear} in the first year`];
    const shown = amounts.filter((amount) => !amount.startsWith("–"));
    expect(text).toContain(label);
    expect(text).toContain(`: ${shown.join(", ")}.`);
  }
  expect(text).not.toContain("–");
  expect(text).toContain("In your quote: USSD code");
  expect(text.split("\n").every((line) => line.endsWith("."))).toBe(true);
});
