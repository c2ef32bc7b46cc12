import { THIS_SITE } from "./options";
import type { Figures, Row } from "./results";

/** Returns the value that `part`, from 0 to 1, of the values are below; NaN of none. */
export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;

/** Reduces each column by `pick`; rows have the columns of the first. */
export function summary(rows: readonly Figures[], pick: (values: readonly number[]) => number) {
  const picked = (column: string) => pick(rows.map((row) => row[column] ?? Number.NaN));
  return Object.fromEntries(Object.keys(rows[0] ?? {}).map((column) => [column, picked(column)]));
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Returns the list from its `start`th item on, then those before it: with each round another one goes first. */
export const rotated = <T>(list: readonly T[], start: number): T[] =>
  list.map((_, i) => list[(start + i) % list.length] as T); // within the list

/** Measures each site `rounds` times, in turns, so that noise hits all alike. Returns the figures by site. */
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

/** Divides a value by a base, with two decimals; "–" where there is nothing to divide by. */
const ratio = (value: Row[string] | undefined, base: Row[string] | undefined): string =>
  Number(base) > 0 ? (Number(value) / Number(base)).toFixed(2) : "–";

/** Returns the `columns` of this checkout's rows, divided by those of every other site's row with the same `keys`. */
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
