import { formatNumber } from "./numbers";

/** "KSh 11,600" for whole shillings. */
export const shillings = (amount: number): string => `KSh ${formatNumber(amount)}`;

/** "0.70" for 70 cents. */
export const unitCost = (cents: number): string => (cents / 100).toFixed(2);
