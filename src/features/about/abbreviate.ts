const COMPACT = new Intl.NumberFormat("en", {
  notation: "compact",
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Shortens a count of 1,000 or more to one decimal with K, M or B, for example "1.5K". */
export function abbreviate(count: number): string {
  if (count < 1_000) return `${count}`;
  const isTrillion = count >= 999_950_000_000; // the formatter would use T
  return isTrillion ? `${(count / 1e9).toFixed(1)}B` : COMPACT.format(count);
}
