import { MARKET } from "../../site/company/brand";
import { formatCents, formatMoney } from "../../site/format/money";
import { formatCount, formatNumber } from "../../site/format/text";
import { planAmount, tierCost } from "./format-price";
import { priceSms } from "./price-sms";
import type { Prices, VatBasis } from "./prices";
import type { PricingPlan } from "./service-record";

const MONTHS_PER_YEAR = 12;

/** A buyer's selection. Unselected options are 0, empty or false. */
export interface QuotationChoice {
  readonly networks: readonly string[];
  /** Quantity of each offer, by offer id. */
  readonly offers: Readonly<Record<string, number>>;
  readonly ussd: boolean;
  /** Number of SMS parts, a whole number. */
  readonly parts: number;
  readonly partsEvery: "once" | "month";
  /** A plan's `planLabel`. */
  readonly plan: string;
}

export const EMPTY_QUOTATION: QuotationChoice = {
  networks: [],
  offers: {},
  ussd: false,
  parts: 0,
  partsEvery: "once",
  plan: "",
};

/** An amount in whole cents, split by VAT. */
export interface QuotationSum {
  readonly totalCents: number;
  /** Net amount of the items whose VAT basis is known. `vatCents` is the VAT on it. */
  readonly netCents: number;
  readonly vatCents: number;
  /** Amount whose VAT basis only the written quote states. The total includes it unchanged. */
  readonly unstatedCents: number;
}

export interface QuotationLine {
  readonly label: string;
  /** How the amounts were calculated, as in "2 × 3 networks × KSh 11,600". */
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
  /** Selected items that need a written quote. */
  readonly open: readonly string[];
  readonly exclusions: readonly string[];
  /** Remarks, such as a larger quantity that costs less. */
  readonly notes: readonly string[];
}

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
 * Calculates a selection's one-time, monthly and first-year sums, each with VAT, in whole cents.
 * Each line is rounded once, so the lines add up to the sums. An item without a price in `data`
 * becomes an open item instead of counting as zero.
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
    firstYear: firstYearOf({ once, monthly }),
    open: parts.flatMap((part) => part.open ?? []),
    exclusions: parts.flatMap((part) => part.exclusions ?? []),
    notes: parts.flatMap((part) => part.notes ?? []),
  };
}

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

const codeOf = ({ ussd, networks }: QuotationChoice): Part => {
  const label = `USSD code on ${networks.join(", ")}`;
  return ussd ? { open: [`${label} (priced by the networks; we confirm it in your quote)`] } : {};
};

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
        detail: `${formatCount(quantity, "SMS part")} × ${tierCost(tier)}`,
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
  if (amount === null) return { open: [`${wanted}: price to be agreed`], exclusions };
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

/** Splits an amount into net and VAT, rounding once to a whole cent. */
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

/** Returns `a` plus `times` × `b`. */
const add = (a: QuotationSum, b: QuotationSum, times = 1): QuotationSum => ({
  totalCents: a.totalCents + b.totalCents * times,
  netCents: a.netCents + b.netCents * times,
  vatCents: a.vatCents + b.vatCents * times,
  unstatedCents: a.unstatedCents + b.unstatedCents * times,
});

/** Returns the first year's cost of a line, or of the whole quotation. */
export const firstYearOf = ({
  once,
  monthly,
}: Pick<QuotationLine, "once" | "monthly">): QuotationSum => add(once, monthly, MONTHS_PER_YEAR);
