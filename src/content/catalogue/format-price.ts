import { MARKET } from "../../site/company/brand";
import { type Fact, filledFacts } from "../../site/company/company-facts";
import { formatCents, formatMoney, unitCost } from "../../site/format/money";
import { formatNumber } from "../../site/format/text";
import { priceSms } from "./price-sms";
import type { Prices, PricingOffer, SmsTier, VatBasis } from "./prices";
import type { PricingPlan } from "./service-record";

const { currency, tax } = MARKET;
const isTaxed = tax.percent > 0;

export const VAT_WORDS: Readonly<Record<VatBasis, string>> = {
  inclusive: isTaxed ? `${tax.name} inclusive` : `no ${tax.name}`,
  exclusive: `exclusive of ${tax.name}`,
  quoted: `${tax.name} basis stated in your quote`,
};

type Priced = readonly { readonly pricing: readonly unknown[] }[];

export const hasPlans = (services: Priced): boolean =>
  services.some(({ pricing }) => pricing.length > 0);

export const hasPrices = (prices: Pick<Prices, "offers" | "tiers">, services: Priced): boolean =>
  prices.offers.length > 0 || prices.tiers.length > 0 || hasPlans(services);

export function plansVatLine(plansVat: VatBasis): string {
  if (!isTaxed) return `There is no ${tax.name} on plans.`;
  return plansVat === "quoted"
    ? `We confirm ${tax.name} on plans in your quote.`
    : `Plan prices ${plansVat === "inclusive" ? "include" : "exclude"} ${tax.name}.`;
}

/** Returns the owner's note on the plans and how VAT applies to them. */
export const plansIntro = ({ plansNote, plansVat }: Pick<Prices, "plansNote" | "plansVat">) =>
  [plansNote, plansVatLine(plansVat)].filter(Boolean).join(" ");

export function vatRule(plansVat: VatBasis): string {
  if (!isTaxed) return `There is no ${tax.name} on our prices.`;
  return plansVat === "quoted"
    ? plansVatLine(plansVat)
    : `Each price says whether ${tax.name} is included.`;
}

/**
 * Returns an amount including VAT, in units of the currency, possibly with a fraction. Returns null
 * if only the written quote says whether the amount already includes VAT.
 */
export function withVat(amount: number, vat: VatBasis): number | null {
  if (vat === "quoted") return null;
  if (vat === "inclusive") return amount;
  const cents = Math.round(amount * (100 + tax.percent));
  return currency.decimals > 0 ? cents / 100 : Math.round(cents / 100);
}

/**
 * Formats a net amount with VAT, as in "KSh 17,400 with 16% VAT". Returns "" if there's no amount
 * or it isn't net.
 */
function grossWords(amount: number | null, vat: VatBasis): string {
  if (!amount || vat !== "exclusive") return "";
  const gross = withVat(amount, vat) ?? amount;
  const text = Number.isInteger(gross) ? formatMoney(gross) : formatCents(Math.round(gross * 100));
  return `${text} with ${tax.percent}% ${tax.name}`;
}

export interface PriceLine {
  readonly label: string;
  readonly price: number;
  /** Amount with the currency, as in "KSh 11,600". */
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
    "Extra usage": plan.beyond,
    "Contract term": plan.term,
    Notice: plan.notice,
    Billing: plan.billing,
    "Unused credits": plan.unused,
  });

/** The two parts of a plan's price, in cents. */
export interface PlanShares {
  /** What the plan's credits would cost without a plan. */
  readonly creditsCents: number;
  /** The rest of the price. */
  readonly restCents: number;
}

/**
 * Splits a plan's price into the cost of its credits and the rest, on the plans' VAT basis. Returns
 * null for a plan without a price or credits, or if the credits would cost at least as much without
 * the plan.
 */
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
 * Returns a sentence about how much of a plan's price pays for its credits, or "" if `planShares`
 * returns null.
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
 * Formats a plan's charge, as in "KSh 15,000 per month", followed by the amount with VAT if the
 * price excludes it. Returns "Custom" for a plan without a price.
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

/** Formats the cheapest plan's price, as in "from KSh 15,000 a month". */
const fromWords = ({
  currency,
  price,
  interval,
}: Pick<PricingPlan, "price" | "currency" | "interval">): string =>
  `from ${currency} ${price} a ${interval}`;

/**
 * States a service's lowest price: its cheapest plan and, if any plan includes SMS credits, the
 * price range of bulk SMS, because SMS are also sold without a plan. Returns "" if no plan has a
 * price.
 */
export function priceFrom(
  plans: readonly Pick<PricingPlan, "price" | "currency" | "interval" | "credits">[],
  tiers: readonly SmsTier[],
): string {
  const cheapest = cheapestPlan(plans);
  if (!cheapest) return "";
  const from = `lans ${fromWords(cheapest)}`;
  const [first] = tiers;
  if (!first || !plans.some(({ credits }) => credits > 0)) return `P${from}`;
  const isIncluded = isTaxed && first.vat === "inclusive";
  const vat = isIncluded ? `${tax.name} included` : VAT_WORDS[first.vat];
  return `${tierCosts(tiers)} per SMS, ${vat}. Managed p${from}`;
}

/** States the lowest price and the number of plans, as in "from KSh 15,000 a month · 3 plans". */
export function plansSummary(
  plans: readonly Pick<PricingPlan, "price" | "currency" | "interval">[],
): string {
  const cheapest = cheapestPlan(plans);
  const number = `${plans.length} ${plans.length === 1 ? "plan" : "plans"}`;
  return cheapest ? `${fromWords(cheapest)} · ${number}` : number;
}

/**
 * Converts cents to another VAT basis. Returns them unchanged if either basis is stated only in the
 * written quote.
 */
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

/** Formats the lowest and highest unit cost, as in "KSh 0.20–0.70". Returns "" without tiers. */
export function tierCosts(tiers: readonly Pick<SmsTier, "unitCostCents">[]): string {
  const [first] = tiers;
  const last = tiers.at(-1);
  if (!first || !last) return "";
  return first === last ? tierCost(last) : `${tierCost(last)}–${unitCost(first.unitCostCents)}`;
}

/**
 * Formats a tier's saving compared with the first tier, as in "14%", or "Base rate" for the first.
 */
export const tierSaving = ({ savingPercent }: Pick<SmsTier, "savingPercent">): string =>
  savingPercent === null ? "Base rate" : `${savingPercent}%`;

/** Formats a plan's price, as in "KSh 15,000 per month", or "Custom". */
export const planPrice = ({
  price,
  currency,
  interval,
}: Pick<PricingPlan, "price" | "currency" | "interval">): string =>
  currency ? `${currency} ${price} per ${interval}` : price;
