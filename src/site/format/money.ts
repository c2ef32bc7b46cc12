import { MARKET } from "../company/brand";
import { formatNumber } from "./text";

const { symbol, decimals } = MARKET.currency;

/** Formats whole units of the company's currency, for example "KSh 11,600". */
export const formatMoney = (amount: number): string => `${symbol} ${formatNumber(amount)}`;

/**
 * Formats a unit price, so 70 hundredths become "0.70". If the currency has no decimals, whole
 * amounts have none either.
 */
export const unitCost = (cents: number): string =>
  isWhole(cents) ? String(cents / 100) : (cents / 100).toFixed(2);

/** Formats hundredths as "KSh 48,000.00", without rounding errors. */
export const formatCents = (cents: number): string =>
  formatMoney(Math.floor(cents / 100)) +
  (isWhole(cents) ? "" : `.${String(cents % 100).padStart(2, "0")}`);

const isWhole = (cents: number): boolean => decimals === 0 && cents % 100 === 0;
