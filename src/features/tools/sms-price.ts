import { BASE_UNIT_COST_CENTS, SMS_TIERS } from "../../content/catalogue/pricing";
import type { SmsTier } from "../../content/catalogue/types";
import { SMS_QUANTITY_MAX } from "../../site/limits";

/** Why a quantity was replaced by the nearest one that has a price. */
export type ClampReason = "not-a-number" | "below-minimum" | "above-maximum" | "not-whole";

/** The reason in words, for the visitor. */
export const CLAMP_WORDS: Readonly<Record<ClampReason, string>> = {
  "not-a-number": "Please enter a number of messages; this is the price of one.",
  "below-minimum": "The smallest quantity is one message; this is the price of one.",
  "above-maximum":
    "This is the largest quantity that we price here. For more, please ask us for a quote.",
  "not-whole": "Messages are sold whole, so we rounded up.",
};

/** What a quantity of SMS units costs. Amounts are whole cents of a shilling, on the VAT basis of the tier. */
export interface SmsPrice {
  /** The quantity that is priced: whole, from 1 to `SMS_QUANTITY_MAX`. */
  readonly quantity: number;
  /** Null when the quantity asked for is the one that is priced. */
  readonly clamped: ClampReason | null;
  readonly tier: SmsTier;
  readonly unitCostCents: number;
  readonly totalCents: number;
  /** Against the same quantity at the first tier's unit cost. */
  readonly savingCents: number;
  /** A larger quantity that costs less in total, the cheapest there is; null when there is none. */
  readonly cheaperAt: { readonly quantity: number; readonly totalCents: number } | null;
}

/** The tier of a whole quantity; below 1 the first. Source: docs/product.md, "Pricing". */
export function tierFor(quantity: number): SmsTier {
  // the last tier has no end, so one is always found
  return SMS_TIERS.find((tier) => tier.to === null || quantity <= tier.to) ?? SMS_TIERS[0];
}

/** Prices the whole quantity at its tier's unit cost. Never throws: what has no price is clamped. */
export function priceSms(asked: number): SmsPrice {
  const { quantity, clamped } = clamp(asked);
  const tier = tierFor(quantity);
  const totalCents = quantity * tier.unitCostCents;
  return {
    quantity,
    clamped,
    tier,
    unitCostCents: tier.unitCostCents,
    totalCents,
    savingCents: quantity * BASE_UNIT_COST_CENTS - totalCents,
    cheaperAt: cheaperThan(totalCents, quantity),
  };
}

function clamp(asked: number): Pick<SmsPrice, "quantity" | "clamped"> {
  if (Number.isNaN(asked)) return { quantity: 1, clamped: "not-a-number" };
  if (asked < 1) return { quantity: 1, clamped: "below-minimum" };
  if (asked > SMS_QUANTITY_MAX) return { quantity: SMS_QUANTITY_MAX, clamped: "above-maximum" };
  // a part of a message cannot be sent: the next whole one is needed
  const quantity = Math.ceil(asked);
  return { quantity, clamped: quantity === asked ? null : "not-whole" };
}

/** Only where a tier begins can a larger quantity cost less. */
function cheaperThan(totalCents: number, quantity: number): SmsPrice["cheaperAt"] {
  const starts = SMS_TIERS.filter((tier) => tier.from > quantity)
    .map((tier) => ({ quantity: tier.from, totalCents: tier.from * tier.unitCostCents }))
    .filter((start) => start.totalCents < totalCents)
    .sort((a, b) => a.totalCents - b.totalCents);
  return starts[0] ?? null;
}
