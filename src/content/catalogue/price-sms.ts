import { SMS_QUANTITY_MAX } from "../../site/limits";
import { nearestQuantity } from "./nearest-quantity";
import type { SmsTier } from "./prices";

/** The price of a quantity of SMS parts, in cents, on the tier's VAT basis. */
export interface SmsPrice {
  /** Whole, from 1 to `SMS_QUANTITY_MAX`. */
  readonly quantity: number;
  /** Why the quantity isn't the one asked for, or null if it is. */
  readonly notice: string | null;
  readonly tier: SmsTier;
  readonly totalCents: number;
  /** Saving compared with the first tier's unit cost, in whole cents. */
  readonly savingCents: number;
  /** The larger quantity with the lowest total, or null if no larger quantity costs less. */
  readonly cheaperAt: { readonly quantity: number; readonly totalCents: number } | null;
}

/**
 * Prices the whole quantity at its tier's unit cost. Fractions are rounded up, and a quantity that
 * is out of range is replaced by the nearest limit. Returns null if there are no tiers.
 */
export function priceSms(tiers: readonly SmsTier[], asked: number): SmsPrice | null {
  const [quantity, notice] = nearestQuantity(asked, SMS_QUANTITY_MAX);
  const [base] = tiers;
  const tier = tiers.find(({ to }) => to === null || quantity <= to); // the last tier has no end
  if (!base || !tier) return null;
  const totalCents = quantity * tier.unitCostCents;
  // beyond this quantity, a lower total is only possible at the start of a tier
  const [cheaperAt = null] = tiers
    .filter(({ from }) => from > quantity)
    .map(({ from, unitCostCents }) => ({ quantity: from, totalCents: from * unitCostCents }))
    .filter((start) => start.totalCents < totalCents)
    .sort((a, b) => a.totalCents - b.totalCents);
  const savingCents = quantity * base.unitCostCents - totalCents;
  return { quantity, notice, tier, totalCents, savingCents, cheaperAt };
}
