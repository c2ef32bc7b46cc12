import { THIS_SITE } from "./options";
import type { Figures, Row } from "./results";

/** Returns the value at `part` (0 to 1) of the sorted list, or NaN if the list is empty. */
export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;

/** Reduces each column to one value with `pick`. All rows must have the first row's columns. */
export function summary(rows: readonly Figures[], pick: (values: readonly number[]) => number) {
  const picked = (column: string) => pick(rows.map((row) => row[column] ?? Number.NaN));
  return Object.fromEntries(Object.keys(rows[0] ?? {}).map((column) => [column, picked(column)]));
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Rotates the list by `start`, so that each round starts with a different item. */
export const rotated = <T>(list: readonly T[], start: number): T[] =>
  list.map((_, i) => list[(start + i) % list.length] as T); // always within the list

/**
 * Measures each site `rounds` times. Sites take turns, so that noise affects all of them equally.
 */
export async function inTurns<Site extends { readonly name: string }>(
  sites: readonly Site[],
  rounds: number,
  measure: (site: Site) => Promise<Figures>,
): Promise<Map<string, Figures[]>> {
  const measured = new Map(sites.map(({ name }): [string, Figures[]] => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const site of rotated(sites, round)) {
      const figures = await measure(site);
      measured.get(site.name)?.push(figures);
      console.log(JSON.stringify({ site: site.name, ...figures }));
    }
  }
  return measured;
}

/** Formats a ratio with two decimals, or as "–" if there's nothing to divide by. */
const ratio = (value: Row[string] | undefined, base: Row[string] | undefined): string =>
  Number(base) > 0 ? (Number(value) / Number(base)).toFixed(2) : "–";

/** Divides `columns` of this checkout's rows by those of other sites' rows with the same `keys`. */
export function ratioRows(
  rows: readonly Row[],
  keys: readonly string[],
  columns: readonly string[],
): Row[] {
  return rows.flatMap((other) => {
    const isSame = (one: Row) => keys.every((key) => one[key] === other[key]);
    const row = rows.find((one) => one.site === THIS_SITE && isSame(one));
    if (!row || other === row) return [];
    const fixed = keys.map((key) => [key, row[key] ?? ""]);
    const divided = columns.map((column) => [column, ratio(row[column], other[column])]);
    return [Object.fromEntries([...fixed, ["÷", other.site ?? ""], ...divided])];
  });
}
