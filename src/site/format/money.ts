import { MARKET } from "../company/brand";
import { formatNumber } from "./text";

const { symbol, decimals } = MARKET.currency;

/** Formats whole units of the company's currency, as in "KSh 11,600". */
export const formatMoney = (amount: number): string => `${symbol} ${formatNumber(amount)}`;

/** Formats a price per unit, as in "0.70" for 70 hundredths; a currency without smaller units has whole ones alone. */
export const unitCost = (cents: number): string =>
  isWhole(cents) ? String(cents / 100) : (cents / 100).toFixed(2);

/** Formats hundredths as "KSh 48,000.00", exactly: they never pass through a fraction. */
export const formatCents = (cents: number): string =>
  formatMoney(Math.floor(cents / 100)) +
  (isWhole(cents) ? "" : `.${String(cents % 100).padStart(2, "0")}`);

const isWhole = (cents: number): boolean => decimals === 0 && cents % 100 === 0;
