import { MARKET } from "../../site/company/brand";
import { type Fact, filledFacts } from "../../site/company/company-facts";
import { formatCents, formatMoney, unitCost } from "../../site/format/money";
import { formatNumber } from "../../site/format/text";
import { priceSms } from "./price-sms";
import type { Prices, PricingOffer, SmsTier, VatBasis } from "./prices";
import type { PricingPlan } from "./service-record";

const { tax } = MARKET;

export const VAT_WORDS: Readonly<Record<VatBasis, string>> = {
  inclusive: `${tax.name} inclusive`,
  exclusive: `exclusive of ${tax.name}`,
  quoted: `${tax.name} basis stated in your quote`,
};

type Priced = readonly { readonly pricing: readonly unknown[] }[];

export const hasPlans = (services: Priced): boolean =>
  services.some(({ pricing }) => pricing.length > 0);

export const hasPrices = (prices: Pick<Prices, "offers" | "tiers">, services: Priced): boolean =>
  prices.offers.length > 0 || prices.tiers.length > 0 || hasPlans(services);

export const plansVatLine = (plansVat: VatBasis): string =>
  plansVat === "quoted"
    ? `We confirm ${tax.name} on plans in your quote.`
    : `Plan prices ${plansVat === "inclusive" ? "include" : "exclude"} ${tax.name}.`;

/** Returns the owner's note on the plans and how VAT applies to them. */
export const plansIntro = ({ plansNote, plansVat }: Pick<Prices, "plansNote" | "plansVat">) =>
  [plansNote, plansVatLine(plansVat)].filter(Boolean).join(" ");

export const vatRule = (plansVat: VatBasis): string =>
  plansVat === "quoted"
    ? plansVatLine(plansVat)
    : `Each price says whether ${tax.name} is included.`;

/**
 * Returns an amount with VAT in whole units of the currency, or null if the VAT basis is only
 * stated in a quote.
 */
export function withVat(amount: number, vat: VatBasis): number | null {
  if (vat === "quoted") return null;
  return vat === "inclusive" ? amount : Math.round((amount * (100 + tax.percent)) / 100);
}

/** Formats a net amount with VAT, as in "KSh 17,400 with 16% VAT". Returns "" for other amounts. */
function grossWords(amount: number | null, vat: VatBasis): string {
  if (!amount || vat !== "exclusive") return "";
  return `${formatMoney(withVat(amount, vat) ?? amount)} with ${tax.percent}% ${tax.name}`;
}

export interface PriceLine {
  readonly label: string;
  readonly price: number;
  /** With the currency, as in "KSh 11,600". */
  readonly amount: string;
  /** Interval and unit, as in "one-time, per network". */
  readonly basis: string;
  /** "VAT inclusive", or "exclusive of VAT (KSh 20,184 with 16% VAT)". */
  readonly vat: string;
}

/** Returns an offer's charges: the set-up fee, and the monthly fee if there is one. */
export function offerLines({
  setupPrice,
  monthlyPrice,
  per,
  vat,
}: Pick<PricingOffer, "setupPrice" | "monthlyPrice" | "per" | "vat">): readonly PriceLine[] {
  const line = (label: string, amount: number, interval: string): PriceLine => ({
    label,
    price: amount,
    amount: formatMoney(amount),
    basis: `${interval}, ${per}`,
    vat: VAT_WORDS[vat] + grossWords(amount, vat).replace(/.+/, " ($&)"),
  });
  const setup = line("Setup", setupPrice, "one-time");
  return monthlyPrice === null ? [setup] : [setup, line("Monthly", monthlyPrice, "every month")];
}

/**
 * Formats a plan's price with VAT added, as in "KSh 17,400 with 16% VAT". Returns "" unless the
 * price excludes VAT.
 */
export const planWithVat = (plan: Pick<PricingPlan, "price" | "currency">, vat: VatBasis): string =>
  grossWords(planAmount(plan), vat);

/**
 * Returns a plan's price in whole units of the currency, or null if it's agreed with each client.
 */
export const planAmount = ({
  price,
  currency,
}: Pick<PricingPlan, "price" | "currency">): number | null =>
  currency ? Number(price.replaceAll(",", "")) : null;

export const planTerms = (
  plan: Pick<PricingPlan, "counted" | "beyond" | "term" | "notice" | "billing" | "unused">,
): readonly Fact[] =>
  filledFacts({
    "What counts": plan.counted,
    "Beyond that": plan.beyond,
    "Contract term": plan.term,
    Notice: plan.notice,
    "Prepaid or by invoice": plan.billing,
    "Unused credits": plan.unused,
  });

/** The two parts of a plan's price, in cents. */
export interface PlanShares {
  /** Price of the plan's credits if bought without a plan. */
  readonly creditsCents: number;
  /** The rest of the price. */
  readonly restCents: number;
}

/** Splits a plan's price, on the plans' VAT basis. Returns null without credits or a price. */
export function planShares(
  plan: Pick<PricingPlan, "price" | "currency" | "credits">,
  { tiers, plansVat }: Pick<Prices, "tiers" | "plansVat">,
): PlanShares | null {
  const amount = planAmount(plan);
  const alone = plan.credits > 0 ? priceSms(tiers, plan.credits) : null;
  if (amount === null || alone === null) return null;
  const creditsCents = onBasis(alone.totalCents, alone.tier.vat, plansVat);
  const restCents = amount * 100 - creditsCents;
  return restCents > 0 ? { creditsCents, restCents } : null;
}

/**
 * Returns a sentence about how much of a plan's price pays for its credits. "" for a plan without
 * credits or a price.
 */
export function creditsShare(
  plan: Pick<PricingPlan, "price" | "currency" | "credits">,
  prices: Pick<Prices, "tiers" | "plansVat">,
): string {
  const shares = planShares(plan, prices);
  if (!shares) return "";
  const [credits, rest] = [shares.creditsCents, shares.restCents].map(formatShortest);
  return `Includes ${formatNumber(plan.credits)} credits (worth ${credits}) and ${rest} of specialist time.`;
}

const formatShortest = (cents: number): string =>
  cents % 100 === 0 ? formatMoney(cents / 100) : formatCents(cents);

/**
 * Formats a plan's charge, as in "KSh 15,000 per month", plus the amount with VAT if the price
 * excludes it; or "Custom".
 */
export const planCharge = (
  plan: Pick<PricingPlan, "price" | "currency" | "interval">,
  vat: VatBasis,
): string => [planPrice(plan), planWithVat(plan, vat)].filter(Boolean).join(", ");

export const planContents = (
  plan: PricingPlan,
  prices: Pick<Prices, "tiers" | "plansVat">,
): string =>
  [
    `${plan.features.join("; ")}.`,
    creditsShare(plan, prices),
    ...planTerms(plan).map(({ label, value }) => `${label}: ${value}`),
  ]
    .filter(Boolean)
    .join(" ");

/** Returns the cheapest plan, or null if none has a price. */
export function cheapestPlan<P extends Pick<PricingPlan, "price" | "currency">>(
  plans: readonly P[],
): P | null {
  const priced = plans.filter((plan) => planAmount(plan) !== null);
  const [cheapest] = priced.sort((a, b) => (planAmount(a) ?? 0) - (planAmount(b) ?? 0));
  return cheapest ?? null;
}

/** Formats a lowest price, as in "from KSh 15,000 a month". */
const fromWords = ({
  currency,
  price,
  interval,
}: Pick<PricingPlan, "price" | "currency" | "interval">): string =>
  `from ${currency} ${price} a ${interval}`;

/**
 * States a service's lowest price: its cheapest plan and, if plans include SMS credits, the price
 * range of bulk SMS, because SMS are sold without a plan too. Returns "" if there's no price.
 */
export function priceFrom(
  plans: readonly Pick<PricingPlan, "price" | "currency" | "interval" | "credits">[],
  tiers: readonly SmsTier[],
): string {
  const cheapest = cheapestPlan(plans);
  if (!cheapest) return "";
  const from = `lans ${fromWords(cheapest)}`;
  const [first] = tiers;
  const last = tiers.at(-1);
  if (!first || !last || !plans.some(({ credits }) => credits > 0)) return `P${from}`;
  const vat = first.vat === "inclusive" ? `${tax.name} included` : VAT_WORDS[first.vat];
  return `${tierCost(last)}–${unitCost(first.unitCostCents)} per SMS, ${vat}. Managed p${from}`;
}

/** States the lowest price and the number of plans, as in "from KSh 15,000 a month · 3 plans". */
export function plansSummary(
  plans: readonly Pick<PricingPlan, "price" | "currency" | "interval">[],
): string {
  const cheapest = cheapestPlan(plans);
  const number = `${plans.length} ${plans.length === 1 ? "plan" : "plans"}`;
  return cheapest ? `${fromWords(cheapest)} · ${number}` : number;
}

/** Converts cents to another VAT basis. Unchanged if either basis is only stated in a quote. */
function onBasis(cents: number, from: VatBasis, to: VatBasis): number {
  if (from === to || from === "quoted" || to === "quoted") return cents;
  const share = (100 + tax.percent) / 100;
  return Math.round(to === "inclusive" ? cents * share : cents / share);
}

/** Formats a tier's quantities, as in "1 – 50,000", or "1,000,001 and more" for the last tier. */
export const tierRange = ({ from, to }: Pick<SmsTier, "from" | "to">): string =>
  to === null ? `${formatNumber(from)} and more` : `${formatNumber(from)} – ${formatNumber(to)}`;

/** Formats a tier's unit cost, as in "KSh 0.70". */
export const tierCost = ({ unitCostCents }: Pick<SmsTier, "unitCostCents">): string =>
  `${MARKET.currency.symbol} ${unitCost(unitCostCents)}`;

/** Formats a tier's saving compared with the first, as in "14%". */
export const tierSaving = ({ savingPercent }: Pick<SmsTier, "savingPercent">): string =>
  savingPercent === null ? "Base rate" : `${savingPercent}%`;

/** Formats a plan's price, as in "KSh 15,000 per month", or "Custom". */
export const planPrice = ({
  price,
  currency,
  interval,
}: Pick<PricingPlan, "price" | "currency" | "interval">): string =>
  currency ? `${currency} ${price} per ${interval}` : price;
