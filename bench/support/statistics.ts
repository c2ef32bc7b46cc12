import { OWN_SITE } from "./options";
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
function ratio(value: Row[string] | undefined, base: Row[string] | undefined): string {
  if (typeof value !== "number" || typeof base !== "number") return "–";
  if (base === 0) return value === 0 ? "1.00" : "–";
  return (value / base).toFixed(2);
}

interface Comparison {
  /** What makes rows of two sites comparable. */
  readonly keys: readonly string[];
  readonly columns: readonly string[];
}

/** The `columns` of this checkout's rows, divided by those of every other site's row with the same `keys`. */
export function ratioRows(rows: readonly Row[], { keys, columns }: Comparison): Row[] {
  const [own, others] = [true, false].map((isOwn) =>
    rows.filter(({ site }) => (site === OWN_SITE) === isOwn),
  );
  return (others ?? []).flatMap((other) => {
    const row = own?.find((candidate) => keys.every((key) => candidate[key] === other[key]));
    if (!row) return [];
    const fixed = keys.map((key) => [key, row[key] ?? ""]);
    const divided = columns.map((column) => [column, ratio(row[column], other[column])]);
    return [Object.fromEntries([...fixed, ["÷", other.site ?? ""], ...divided])];
  });
}
