const COMPACT = new Intl.NumberFormat("en", {
  notation: "compact",
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Shortens a count: whole below 1,000, then one decimal with K, M or B, as in "1.5K". */
export const abbreviate = (count: number): string =>
  count < 1_000 ? `${count}` : COMPACT.format(count);
