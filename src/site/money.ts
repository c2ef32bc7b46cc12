/** "11,600" for 11600, whatever the browser's language. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");

/** "KSh 11,600" for whole shillings. */
export const shillings = (amount: number): string => `KSh ${grouped(amount)}`;

/** "0.70" for 70 cents. */
export const unitCost = (cents: number): string => (cents / 100).toFixed(2);
