import { MARKET } from "../../site/company/brand";
import { formatCents, formatMoney, unitCost } from "../../site/format/money";
import { formatCount, formatNumber } from "../../site/format/numbers";
import { planAmount, VAT_WORDS } from "./price-words";
import type { Prices, VatBasis } from "./prices";
import type { PricingPlan } from "./service-record";
import { priceSms } from "./sms-price";

const MONTHS_PER_YEAR = 12;

/** A buyer's selection to be priced; an option that is not selected is 0, empty or false. */
export interface QuotationChoice {
  readonly networks: readonly string[];
  /** Quantity of each offer, by the offer's id. */
  readonly offers: Readonly<Record<string, number>>;
  readonly ussd: boolean;
  /** SMS parts, whole. */
  readonly parts: number;
  readonly partsEvery: "once" | "month";
  /** The plan, as `planLabel` names it. */
  readonly plan: string;
}

/** A selection without any item. */
export const EMPTY_QUOTATION: QuotationChoice = {
  networks: [],
  offers: {},
  ussd: false,
  parts: 0,
  partsEvery: "once",
  plan: "",
};

/** An amount in whole cents, and its parts by VAT. */
export interface QuotationSum {
  readonly totalCents: number;
  /** The part with a VAT basis, without VAT; `vatCents` is its VAT. */
  readonly netCents: number;
  readonly vatCents: number;
  /** The part whose VAT basis only the quote states; the total includes it unchanged. */
  readonly unstatedCents: number;
}

/** One selected item with its charges. */
export interface QuotationLine {
  readonly label: string;
  /** The calculation of the amounts, as in "2 × 3 networks × KSh 11,600". */
  readonly detail: string;
  readonly vat: VatBasis;
  readonly once: QuotationSum;
  readonly monthly: QuotationSum;
}

export interface Quotation {
  readonly lines: readonly QuotationLine[];
  readonly once: QuotationSum;
  readonly monthly: QuotationSum;
  /** One-time charges plus twelve monthly ones. */
  readonly firstYear: QuotationSum;
  /** Selected items whose price only a written quote can say. */
  readonly open: readonly string[];
  /** Sentences on what the price of a chosen plan does not include. */
  readonly exclusions: readonly string[];
  /** Remarks on the choice, such as a larger quantity that costs less. */
  readonly notes: readonly string[];
}

/** Prices and plans from which a quotation is calculated. */
export interface QuotationData {
  readonly prices: Pick<Prices, "offers" | "tiers" | "plansVat">;
  readonly services: readonly {
    readonly title: string;
    readonly notIncluded: string;
    readonly usesUssdCode: boolean;
    readonly pricing: readonly QuotationPlan[];
  }[];
}
export type QuotationPlan = Pick<PricingPlan, "name" | "price" | "currency" | "interval">;

const NOTHING: QuotationSum = { totalCents: 0, netCents: 0, vatCents: 0, unstatedCents: 0 };

/** Joins the names of a service and its plan, as in "Bulk SMS: Starter". */
export const planLabel = (service: string, plan: string): string => `${service}: ${plan}`;

/**
 * Adds up a selection: once, every month and in the first year, each with its VAT. All sums are whole cents; a line is
 * rounded once, so that lines make the sums. An item without a price in `data` is an open line, never a silent zero.
 * Source: docs/product.md, "Tools".
 */
export function quotation(choice: QuotationChoice, data: QuotationData): Quotation {
  const parts = [
    offerLines(choice, data),
    codeOf(choice),
    smsLine(choice, data),
    planLine(choice, data),
  ];
  const lines = parts.flatMap((part) => part.lines ?? []);
  const once = lines.reduce((sum, line) => add(sum, line.once), NOTHING);
  const monthly = lines.reduce((sum, line) => add(sum, line.monthly), NOTHING);
  return {
    lines,
    once,
    monthly,
    firstYear: add(once, times(monthly, MONTHS_PER_YEAR)),
    open: parts.flatMap((part) => part.open ?? []),
    exclusions: parts.flatMap((part) => part.exclusions ?? []),
    notes: parts.flatMap((part) => part.notes ?? []),
  };
}

/** Whether nothing was chosen, so that there is nothing to send. */
export const isEmpty = ({ lines, open }: Pick<Quotation, "lines" | "open">): boolean =>
  lines.length === 0 && open.length === 0;

type Part = Partial<Pick<Quotation, "lines" | "open" | "exclusions" | "notes">>;

function offerLines({ networks, offers }: QuotationChoice, { prices }: QuotationData): Part {
  const lines = prices.offers.flatMap((offer): readonly QuotationLine[] => {
    const count = offers[offer.offerId] ?? 0;
    if (count <= 0) return [];
    const { perNetwork } = offer;
    const charges = count * (perNetwork ? networks.length : 1);
    const factors = [
      formatNumber(count),
      ...(perNetwork ? [formatCount(networks.length, "network")] : []),
    ].join(" × ");
    const setup = `Setup ${factors} × ${formatMoney(offer.setupPrice)}`;
    const month =
      offer.monthlyPrice === null
        ? []
        : [`each month ${factors} × ${formatMoney(offer.monthlyPrice)}`];
    return [
      {
        label: offer.name,
        detail: [setup, ...month].join("; "),
        vat: offer.vat,
        once: sum(charges * offer.setupPrice * 100, offer.vat),
        monthly: sum(charges * (offer.monthlyPrice ?? 0) * 100, offer.vat),
      },
    ];
  });
  return { lines };
}

const codeOf = ({ ussd, networks }: QuotationChoice): Part =>
  ussd
    ? { open: [`Setup and rental of the USSD code on ${networks.join(", ")}: quoted per network`] }
    : {};

function smsLine({ parts, partsEvery }: QuotationChoice, { prices }: QuotationData): Part {
  if (!(parts > 0)) return {};
  const price = priceSms(prices.tiers, parts);
  if (!price) return { open: [`${formatCount(parts, "SMS part")}: quoted`] };
  const { quantity, tier, totalCents, cheaperAt } = price;
  const amount = sum(totalCents, tier.vat);
  return {
    lines: [
      {
        label: partsEvery === "month" ? "SMS each month" : "SMS",
        detail: `${formatCount(quantity, "SMS part")} × ${MARKET.currency.symbol} ${unitCost(tier.unitCostCents)}`,
        vat: tier.vat,
        once: partsEvery === "once" ? amount : NOTHING,
        monthly: partsEvery === "month" ? amount : NOTHING,
      },
    ],
    notes: cheaperAt
      ? [
          `${formatNumber(cheaperAt.quantity)} SMS parts cost less: ${formatCents(cheaperAt.totalCents)}.`,
        ]
      : [],
  };
}

function planLine({ plan: wanted }: QuotationChoice, { prices, services }: QuotationData): Part {
  const found = services
    .flatMap((service) => service.pricing.map((plan) => ({ service, plan })))
    .find(({ service, plan }) => planLabel(service.title, plan.name) === wanted);
  if (!found) return {};
  const { service, plan } = found;
  const { plansVat } = prices;
  const exclusions = service.notIncluded ? [service.notIncluded] : [];
  const amount = planAmount(plan);
  if (amount === null) return { open: [`${wanted}: its price is agreed with you`], exclusions };
  const price = sum(amount * 100, plansVat);
  const isMonthly = plan.interval === "month";
  return {
    lines: [
      {
        label: `${wanted} plan`,
        detail: `${formatMoney(amount)} per ${plan.interval}`,
        vat: plansVat,
        once: isMonthly ? NOTHING : price,
        monthly: isMonthly ? price : NOTHING,
      },
    ],
    exclusions,
  };
}

/** Divides an amount by its basis, rounded to a whole cent once. */
function sum(cents: number, vat: VatBasis): QuotationSum {
  const { percent } = MARKET.tax;
  if (vat === "quoted") return { ...NOTHING, totalCents: cents, unstatedCents: cents };
  if (vat === "inclusive") {
    const netCents = Math.round((cents * 100) / (100 + percent));
    return { ...NOTHING, totalCents: cents, netCents, vatCents: cents - netCents };
  }
  const vatCents = Math.round((cents * percent) / 100);
  return { ...NOTHING, totalCents: cents + vatCents, netCents: cents, vatCents };
}

const combine = (
  a: QuotationSum,
  b: QuotationSum,
  how: (a: number, b: number) => number,
): QuotationSum => ({
  totalCents: how(a.totalCents, b.totalCents),
  netCents: how(a.netCents, b.netCents),
  vatCents: how(a.vatCents, b.vatCents),
  unstatedCents: how(a.unstatedCents, b.unstatedCents),
});
const add = (a: QuotationSum, b: QuotationSum) => combine(a, b, (x, y) => x + y);
const times = (a: QuotationSum, factor: number) => combine(a, NOTHING, (x) => x * factor);

/** Formats the total of a sum, as in "KSh 34,800.00"; "–" for nothing to pay. */
const amountWords = ({ totalCents }: QuotationSum): string =>
  totalCents === 0 ? "–" : formatCents(totalCents);

/**
 * Formats the sums, as in "KSh 34,800.00 once and KSh 7,000.00 each month"; a sum of zero is left out, both make "".
 */
export const sumsInWords = ({ once, monthly }: Pick<Quotation, "once" | "monthly">): string =>
  [
    once.totalCents > 0 && `${amountWords(once)} once`,
    monthly.totalCents > 0 && `${amountWords(monthly)} each month`,
  ]
    .filter(Boolean)
    .join(" and ");

/** How the amounts of a line come about; one without VAT says that it is added, so that it multiplies out. */
export function detailWords({ detail, vat }: Pick<QuotationLine, "detail" | "vat">): string {
  const { tax } = MARKET;
  const added = vat === "exclusive" ? `, plus ${tax.percent}% ${tax.name}` : "";
  return `${detail}, ${VAT_WORDS[vat]}${added}`;
}

export interface QuotationRow {
  readonly label: string;
  /** The text below the label; empty in the rows of sums. */
  readonly detail: string;
  readonly once: string;
  readonly monthly: string;
  readonly firstYear: string;
  readonly isTotal: boolean;
}

/** Returns the rows that page, print, PDF and enquiry show: the lines, then the sums. */
export function quotationRows({
  lines,
  once,
  monthly,
  firstYear,
}: Quotation): readonly QuotationRow[] {
  const { tax } = MARKET;
  const sums = { once, monthly, firstYear };
  const row = (label: string, part: keyof QuotationSum, isTotal: boolean): QuotationRow => {
    const words = (of: QuotationSum) => (of[part] === 0 ? "–" : formatCents(of[part]));
    return {
      label,
      detail: "",
      once: words(sums.once),
      monthly: words(sums.monthly),
      firstYear: words(sums.firstYear),
      isTotal,
    };
  };
  return [
    ...lines.map((line) => ({
      label: line.label,
      detail: detailWords(line),
      once: amountWords(line.once),
      monthly: amountWords(line.monthly),
      firstYear: amountWords(add(line.once, times(line.monthly, MONTHS_PER_YEAR))),
      isTotal: false,
    })),
    ...(firstYear.netCents > 0
      ? [
          row(`Without ${tax.name}`, "netCents", false),
          row(`${tax.percent}% ${tax.name}`, "vatCents", false),
        ]
      : []),
    ...(firstYear.unstatedCents > 0
      ? [row(`${tax.name} basis stated in your quote`, "unstatedCents", false)]
      : []),
    row("Total", "totalCents", true),
  ];
}

/** Says how much VAT comes on top if the quote states the plan as exclusive; empty where no VAT basis is open. */
export function vatRemark({ firstYear: { unstatedCents } }: Quotation): string {
  if (unstatedCents === 0) return "";
  const { tax } = MARKET;
  const extra = Math.round((unstatedCents * tax.percent) / 100);
  return `If your quote states the plan as exclusive of ${tax.name}, ${tax.percent}% of it comes on top: ${formatCents(extra)} in the first year.`;
}

/** Returns a quotation as plain lines, for the enquiry that carries it. */
export function quotationText(quote: Quotation): string {
  const rows = quotationRows(quote).map(({ label, detail, once, monthly, firstYear }) =>
    [
      `${label}${detail && ` (${detail})`}:`,
      `once ${once}, each month ${monthly}, first year ${firstYear}.`,
    ].join(" "),
  );
  return [
    ...rows,
    vatRemark(quote),
    ...quote.open.map((line) => `In the quote: ${line.replace(/\.$/, "")}.`),
    ...quote.exclusions,
  ]
    .filter(Boolean)
    .join("\n");
}
