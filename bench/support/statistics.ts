import type { Row } from "./results";

/** The middle value, the upper one of two; NaN of nothing. */
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median of each column; rows have the columns of the first. */
export function medianRow(rows: readonly Readonly<Record<string, number>>[]): Row {
  const columns = Object.keys(rows[0] ?? {});
  const medians = columns.map((name) => [name, median(rows.map((row) => row[name] ?? Number.NaN))]);
  return Object.fromEntries(medians);
}

/** `list` from its `start`th item on, then those before it: who goes first changes with each round. */
export const rotated = <T>(list: readonly T[], start: number): T[] =>
  list.map((_, i) => list[(start + i) % list.length] as T); // within the list

/** Value ÷ base with two decimals; "–" where there is nothing to divide by. */
export function ratio(value: Row[string] | undefined, base: Row[string] | undefined): string {
  if (typeof value !== "number" || typeof base !== "number") return "–";
  if (base === 0) return value === 0 ? "1.00" : "–";
  return (value / base).toFixed(2);
}

export interface Comparison {
  /** What makes rows of two sites comparable. */
  readonly keys: readonly string[];
  /** The site to divide by. */
  readonly base: string;
  readonly columns: readonly string[];
}

/** The rows of every site but `base` that `base` has too, their `columns` divided by those of `base`. */
export function ratioRows(rows: readonly Row[], { keys, base, columns }: Comparison): Row[] {
  const others = rows.filter(({ site }) => site === base);
  return rows.flatMap((row) => {
    const other = others.find((candidate) => keys.every((key) => candidate[key] === row[key]));
    if (!other || other === row) return [];
    const fixed = [...keys, "site"].map((key) => [key, row[key] ?? ""]);
    const divided = columns.map((column) => [column, ratio(row[column], other[column])]);
    return [Object.fromEntries([...fixed, ...divided])];
  });
}
