import { type HostedSite, hostSites } from "./support/hosts";
import { FIGURE_COLUMNS, visit } from "./support/lighthouse";
import { PEER, readOptions } from "./support/options";
import type { Keep, Row } from "./support/results";
import { medianRow, ratioRows, rotated } from "./support/statistics";

/**
 * `npm run bench -- pages [--runs N] [--kinds a,b,c|all] [--also NAME=DIR]…`: Lighthouse for phones on
 * our build, the plain Gatsby site and the builds of other checkouts, the median of N visits (3 unless
 * said) to each kind of page. Sites take turns within each round, so that noise hits all alike.
 */
export async function run(args: readonly string[], keep: Keep): Promise<void> {
  const { runs, pages, also } = readOptions(args);
  const { sites, host, close } = await hostSites(also);
  const rows: Row[] = [];
  try {
    for (const page of pages) {
      const withPage = sites.filter(({ hasPage }) => hasPage(page));
      rows.push(...(await measure(withPage, page, runs)));
      const comparison = { keys: ["page"], base: PEER, columns: FIGURE_COLUMNS };
      keep({
        [`Medians of ${runs}, ${host}`]: rows,
        [`Ratio to ${PEER}`]: ratioRows(rows, comparison),
      });
    }
  } finally {
    await close();
  }
}

/** One row of medians for each site. */
async function measure(sites: readonly HostedSite[], page: string, runs: number): Promise<Row[]> {
  const visits = new Map(sites.map(({ name }) => [name, [] as Record<string, number>[]]));
  for (let round = 0; round < runs; round++) {
    for (const { name, url } of rotated(sites, round)) {
      const figures = await visit(url + page);
      visits.get(name)?.push(figures);
      console.log(JSON.stringify({ page, site: name, ...figures }));
    }
  }
  return Array.from(visits, ([site, figures]) => ({ page, site, ...medianRow(figures) }));
}
