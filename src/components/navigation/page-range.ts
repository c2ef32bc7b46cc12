const ALL_SHOWN = 7;
const END_RANGE = 5;

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/**
 * Returns the page numbers to show: all of them if there are at most seven, otherwise the first,
 * the last and a range around the current page. "gap" stands for two or more pages that are left
 * out.
 */
export function pageRange(current: number, total: number): (number | "gap")[] {
  if (total <= ALL_SHOWN) return range(1, total);
  if (current < END_RANGE) return [...range(1, END_RANGE), "gap", total];
  if (current > total - END_RANGE + 1) return [1, "gap", ...range(total - END_RANGE + 1, total)];
  return [1, "gap", current - 1, current, current + 1, "gap", total];
}
