import { shillings, unitCost } from "../../site/format/money";
import { formatNumber } from "../../site/format/numbers";
import { VAT_PERCENT } from "../../site/limits";
import type { PricingOffer, PricingPlan, SmsTier, VatBasis } from "./types";

/** Prices in words, for pages, brochures and structured data. */

export const VAT_WORDS: Readonly<Record<VatBasis, string>> = {
  inclusive: "VAT inclusive",
  exclusive: "exclusive of VAT",
  quoted: "VAT basis stated in your quote",
};

/** Says how VAT applies to the prices, for every page and file that introduces them. */
export const vatRule = (plansVat: VatBasis): string =>
  plansVat === "quoted"
    ? "Offers and messages say whether VAT is included; for a plan, your written quote says so."
    : "Each price says whether VAT is included.";

/** Returns an amount with VAT, in whole shillings; null where the basis is quoted. */
export function withVat(ksh: number, vat: VatBasis): number | null {
  if (vat === "quoted") return null;
  return vat === "inclusive" ? ksh : Math.round((ksh * (100 + VAT_PERCENT)) / 100);
}

/** "VAT inclusive"; an exclusive amount has the one to compare beside it. */
function vatWords(ksh: number, vat: VatBasis): string {
  const words = VAT_WORDS[vat];
  const total = withVat(ksh, vat);
  if (total === null || total === ksh) return words;
  return `${words} (${shillings(total)} with ${VAT_PERCENT}% VAT)`;
}

/** One charge of an offer. */
export interface PriceLine {
  readonly label: string;
  readonly ksh: number;
  /** "KSh 11,600". */
  readonly amount: string;
  /** "one-time, per network". */
  readonly basis: string;
  /** "VAT inclusive", or "exclusive of VAT (KSh 20,184 with 16% VAT)". */
  readonly vat: string;
}

/** Returns the charges of an offer: set-up, and monthly where there is one. */
export function offerLines({
  setupKsh,
  monthlyKsh,
  per,
  vat,
}: Pick<PricingOffer, "setupKsh" | "monthlyKsh" | "per" | "vat">): readonly PriceLine[] {
  const line = (label: string, ksh: number, interval: string): PriceLine => ({
    label,
    ksh,
    amount: shillings(ksh),
    basis: `${interval}, ${per}`,
    vat: vatWords(ksh, vat),
  });
  const setup = line("Setup", setupKsh, "one-time");
  return monthlyKsh === null ? [setup] : [setup, line("Monthly", monthlyKsh, "every month")];
}

/** "1 – 50,000"; the open tier is "1,000,001 and more". */
export const tierRange = ({ from, to }: Pick<SmsTier, "from" | "to">): string =>
  to === null ? `${formatNumber(from)} and more` : `${formatNumber(from)} – ${formatNumber(to)}`;

/** "KSh 0.70". */
export const tierCost = ({ unitCostCents }: Pick<SmsTier, "unitCostCents">): string =>
  `KSh ${unitCost(unitCostCents)}`;

/** "14%", against the first tier. */
export const tierSaving = ({ savingPercent }: Pick<SmsTier, "savingPercent">): string =>
  savingPercent === null ? "Base rate" : `${savingPercent}%`;

/** "KSh 15,000 per month", or "Custom". */
export const planPrice = ({
  price,
  currency,
  interval,
}: Pick<PricingPlan, "price" | "currency" | "interval">): string =>
  currency ? `${currency} ${price} per ${interval}` : price;
