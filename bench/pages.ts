import { chromium } from "playwright-core";
import { CHROMIUM_ARGS, requireChromium } from "../scripts/support/chromium";
import { type HostedSite, withSites } from "./support/hosts";
import { FIGURE_COLUMNS, installLighthouse, visit } from "./support/lighthouse";
import { readOptions } from "./support/options";
import type { Keep, Row } from "./support/results";
import { shiftRows } from "./support/shift";
import { medianRow, ratioRows, rotated } from "./support/statistics";

/**
 * `npm run bench -- pages [--runs N] [--kinds a,b,c|all] [--also NAME=DIR]…`: Lighthouse for phones on the
 * build in `public/` and on those of other checkouts, the median of N visits (3 unless said) to each kind of
 * page; and how much of each page moves while it arrives. Sites take turns within each round, so that noise
 * hits all alike.
 */
export async function run(args: readonly string[], keep: Keep): Promise<void> {
  const { runs, pages, also } = readOptions(args);
  installLighthouse();
  const executablePath = requireChromium();
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
  const medians: Row[] = [];
  const shifts: Row[] = [];
  try {
    await withSites(also, async (sites) => {
      for (const page of pages) {
        const withPage = sites.filter(({ hasPage }) => hasPage(page));
        medians.push(...(await measure(withPage, page, runs)));
        for (const site of withPage) shifts.push(...(await shiftRows(browser, site, page)));
        keep({
          [`Medians of ${runs}`]: medians,
          Ratios: ratioRows(medians, { keys: ["page"], columns: FIGURE_COLUMNS }),
          "Layout shift": shifts,
        });
      }
    });
  } finally {
    await browser.close();
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
