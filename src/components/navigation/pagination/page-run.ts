export type PageRunItem = number | "gap";

const ALL_SHOWN = 7;
const END_RUN = 5;

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/**
 * The page numbers to show: all of seven or fewer, else the first, the last, and a run around the
 * current page; a gap stands for at least two pages.
 */
export function pageRun(current: number, total: number): PageRunItem[] {
  if (total <= ALL_SHOWN) return range(1, total);
  if (current < END_RUN) return [...range(1, END_RUN), "gap", total];
  if (current > total - END_RUN + 1) return [1, "gap", ...range(total - END_RUN + 1, total)];
  return [1, "gap", current - 1, current, current + 1, "gap", total];
}
