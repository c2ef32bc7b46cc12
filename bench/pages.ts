import { type HostedSite, hostSites } from "./hosts";
import { KINDS } from "./kinds";
import { FIGURE_COLUMNS, visit } from "./lighthouse";
import { PEER, readPagesOptions } from "./options";
import { keepTables, markdownTables, type Row } from "./results";
import { medianRow, ratioRows, rotated } from "./statistics";

/**
 * `npm run bench -- pages [--runs N] [--kinds a,b,c|all] [--also NAME=DIR]…`: Lighthouse for phones on
 * our build, the plain Gatsby site and the builds of other checkouts, the median of N visits (3 unless
 * said) to each kind of page. Sites take turns within each round, so that noise hits all alike.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { runs, kinds, also } = readPagesOptions(args);
  const command = ["npm run bench -- pages", ...args].join(" ");
  const { sites, host, close } = await hostSites(also);
  const rows: Row[] = [];
  const tables = () => ({
    [`Medians of ${runs}, ${host}`]: rows,
    [`Ratio to ${PEER}`]: ratioRows(rows, { keys: ["page"], base: PEER, columns: FIGURE_COLUMNS }),
  });
  try {
    for (const kind of kinds) {
      const address = KINDS[kind];
      const withPage = sites.filter(({ hasPage }) => hasPage(address));
      rows.push(...(await measure(withPage, address, runs)));
      keepTables("pages", command, tables());
    }
    console.log(`\n${markdownTables(tables())}`);
  } finally {
    await close();
  }
}

/** One row of medians for each site. */
async function measure(
  sites: readonly HostedSite[],
  address: string,
  runs: number,
): Promise<Row[]> {
  const visits = new Map<string, Record<string, number>[]>();
  for (let round = 0; round < runs; round++) {
    for (const { name, url } of rotated(sites, round)) {
      const figures = await visit(url + address);
      visits.set(name, [...(visits.get(name) ?? []), figures]);
      console.log(JSON.stringify({ page: address, site: name, ...figures }));
    }
  }
  return sites.map(({ name }) => ({
    page: address,
    site: name,
    ...medianRow(visits.get(name) ?? []),
  }));
}
