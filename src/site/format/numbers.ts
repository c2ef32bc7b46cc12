/** Formats 11600 as "11,600", whatever the browser's language. */
export const formatNumber = (count: number): string =>
  String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");

/** Formats a count as "1 part" and "2 parts"; `many` for a plural without s. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
