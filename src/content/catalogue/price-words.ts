import { grouped, shillings, unitCost } from "../../site/money";
import type { PricingOffer, PricingPlan, SmsTier, VatBasis } from "./types";

/** How prices read, on the page, in the brochures and in structured data alike. */

export const VAT_WORDS: Readonly<Record<VatBasis, string>> = {
  inclusive: "VAT inclusive",
  exclusive: "exclusive of VAT",
};

/** One amount with all that belongs to it. */
export interface PriceLine {
  readonly label: string;
  /** "KSh 11,600". */
  readonly amount: string;
  /** "one-time, per network". */
  readonly basis: string;
  /** "VAT inclusive". */
  readonly vat: string;
}

/** The charges of an offer: set-up, and monthly where there is one. */
export function offerLines(
  offer: Pick<PricingOffer, "setupKsh" | "monthlyKsh" | "per" | "vat">,
): readonly PriceLine[] {
  const vat = VAT_WORDS[offer.vat];
  const setup = {
    label: "Setup",
    amount: shillings(offer.setupKsh),
    basis: `one-time, ${offer.per}`,
    vat,
  };
  if (offer.monthlyKsh === null) return [setup];
  const amount = shillings(offer.monthlyKsh);
  return [setup, { label: "Monthly", amount, basis: `every month, ${offer.per}`, vat }];
}

/** "1 – 50,000"; the open tier is "1,000,001 and more". */
export const tierRange = ({ from, to }: Pick<SmsTier, "from" | "to">): string =>
  to === null ? `${grouped(from)} and more` : `${grouped(from)} – ${grouped(to)}`;

/** "KSh 0.70". */
export const tierCost = ({ unitCostCents }: Pick<SmsTier, "unitCostCents">): string =>
  `KSh ${unitCost(unitCostCents)}`;

/** "14%"; the first tier is what the others are measured against. */
export const tierSaving = ({ savingPercent }: Pick<SmsTier, "savingPercent">): string =>
  savingPercent === null ? "Base rate" : `${savingPercent}%`;

/** "KSh 15,000 per month", or "Custom". */
export const planPrice = ({
  price,
  currency,
  interval,
}: Pick<PricingPlan, "price" | "currency" | "interval">): string =>
  currency ? `${currency} ${price} per ${interval}` : price;

/** Stands wherever plans stand, because a plan's credit costs more than a credit of the table. */
export const PLANS_NOTE =
  "A plan is a managed service: set-up, reporting and support are part of its price, so a plan’s credits cannot be compared with the bulk SMS price table, which prices messages alone. How VAT applies to a plan is stated in your written quote.";
