/** "11,600" for 11600, whatever the browser's language. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");

/** "1 part" and "2 parts"; `many` for a plural without s. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;

/** "KSh 11,600" for whole shillings. */
export const shillings = (amount: number): string => `KSh ${grouped(amount)}`;

/** "0.70" for 70 cents. */
export const unitCost = (cents: number): string => (cents / 100).toFixed(2);
