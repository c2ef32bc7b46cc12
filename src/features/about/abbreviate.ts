const COMPACT = new Intl.NumberFormat("en", {
  notation: "compact",
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Shortens a count: whole below 1,000, then one decimal with K, M or B, as in "1.5K". */
export function abbreviate(count: number): string {
  if (count < 1_000) return `${count}`;
  const isTrillion = count >= 999_950_000_000; // for which the format would say T
  return isTrillion ? `${(count / 1e9).toFixed(1)}B` : COMPACT.format(count);
}
