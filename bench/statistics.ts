import type { Row } from "./results";

/** The middle value, the upper one of two; NaN of nothing. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median of each column; rows have the columns of the first. */
export const medianRow = (rows: readonly Readonly<Record<string, number>>[]): Row =>
  Object.fromEntries(
    Object.keys(rows[0] ?? {}).map((column) => [
      column,
      median(rows.map((row) => row[column] ?? Number.NaN)),
    ]),
  );

/** `list` from its `start`th item on, then those before it: who goes first changes with each round. */
export function rotated<T>(list: readonly T[], start: number): T[] {
  const at = list.length === 0 ? 0 : start % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

/** Value ÷ base with two decimals; "–" where there is nothing to divide by. */
export function ratio(value: Row[string] | undefined, base: Row[string] | undefined): string {
  if (typeof value !== "number" || typeof base !== "number") return "–";
  if (base === 0) return value === 0 ? "1.00" : "–";
  return (value / base).toFixed(2);
}

/**
 * The rows of every site but `base`, their `columns` divided by those of the row of `base` that has
 * the same `key`s. Rows without one are left out.
 */
export function ratioRows(
  rows: readonly Row[],
  {
    keys,
    base,
    columns,
  }: Readonly<Record<"keys" | "columns", readonly string[]>> & {
    readonly base: string;
  },
): Row[] {
  const keyOf = (row: Row): string => keys.map((key) => row[key]).join("\n");
  const bases = new Map(rows.filter(({ site }) => site === base).map((row) => [keyOf(row), row]));
  return rows.flatMap((row) => {
    const other = bases.get(keyOf(row));
    if (!other || other === row) return [];
    const fixed = [...keys, "site"].map((key) => [key, row[key] ?? ""]);
    const divided = columns.map((column) => [column, ratio(row[column], other[column])]);
    return [Object.fromEntries([...fixed, ...divided])];
  });
}
