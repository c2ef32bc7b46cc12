const UNITS = [
  { from: 1e3, sign: "K" },
  { from: 1e6, sign: "M" },
  { from: 1e9, sign: "B" },
] as const;

/**
 * Shortens a count: whole below 1,000, then one decimal with K, M or B. A count that rounds to 1,000
 * of one unit is one of the next: "1.0M", not "1000.0K".
 */
export function abbreviate(count: number): string {
  const unit = UNITS.findLast(
    ({ from }, index) => count >= from * (index === 0 ? 1 : 0.999_95), // 999.95K rounds to 1.0M
  );
  return unit
    ? `${(Math.round((count / unit.from) * 10) / 10).toFixed(1)}${unit.sign}`
    : `${count}`;
}
