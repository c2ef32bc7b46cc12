import { SMS_QUANTITY_MAX } from "../../site/limits";
import { nearestQuantity } from "./nearest-quantity";
import type { SmsTier } from "./prices";

/** The price of a quantity of SMS parts, in hundredths of the currency's unit, on the VAT basis of the tier. */
export interface SmsPrice {
  /** The quantity that is priced: whole, from 1 to `SMS_QUANTITY_MAX`. */
  readonly quantity: number;
  /** Explains why it is not the quantity asked for; null when it is. */
  readonly notice: string | null;
  readonly tier: SmsTier;
  readonly totalCents: number;
  /** Saving against the same quantity at the first tier's unit cost, in whole cents. */
  readonly savingCents: number;
  /** The larger quantity that costs least in total, and less than this one; null when there is none. */
  readonly cheaperAt: { readonly quantity: number; readonly totalCents: number } | null;
}

/**
 * Prices the whole quantity at its tier's unit cost; a quantity without a price is replaced by the nearest that has
 * one. No tiers: null.
 */
export function priceSms(tiers: readonly SmsTier[], asked: number): SmsPrice | null {
  const [quantity, notice] = nearestQuantity(asked, SMS_QUANTITY_MAX);
  const [base] = tiers;
  const tier = tiers.find(({ to }) => to === null || quantity <= to); // the last one has no end
  if (!base || !tier) return null;
  const totalCents = quantity * tier.unitCostCents;
  // only where a tier begins can a larger quantity cost less
  const [cheaperAt = null] = tiers
    .filter(({ from }) => from > quantity)
    .map(({ from, unitCostCents }) => ({ quantity: from, totalCents: from * unitCostCents }))
    .filter((start) => start.totalCents < totalCents)
    .sort((a, b) => a.totalCents - b.totalCents);
  const savingCents = quantity * base.unitCostCents - totalCents;
  return { quantity, notice, tier, totalCents, savingCents, cheaperAt };
}
