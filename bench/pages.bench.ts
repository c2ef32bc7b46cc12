import { hasPage, withSites } from "./support/hosts";
import { FIGURE_COLUMNS, installLighthouse, visit } from "./support/lighthouse";
import { readOptions } from "./support/options";
import type { Keep, Row } from "./support/results";
import { shiftRows } from "./support/shift";
import { inTurns, median, ratioRows, summary } from "./support/statistics";

/**
 * `npm run bench -- pages [--runs N] [--kinds a,b,c|all] [--also NAME=DIR]…`: runs mobile
 * Lighthouse on the build in `public/` and those of other checkouts. For each kind of page, reports
 * the median of N visits (3 by default) and the layout shift while the page loads. Sites take turns
 * within each round, so that noise affects all of them equally.
 */
export async function run(args: readonly string[], keep: Keep): Promise<void> {
  const { runs, pages, checkouts } = readOptions(args);
  installLighthouse();
  const medians: Row[] = [];
  const shifts: Row[] = [];
  await withSites(checkouts, async (sites, browser) => {
    for (const page of pages) {
      console.log(page);
      const withPage = sites.filter((site) => hasPage(site, page));
      const visits = await inTurns(withPage, runs, ({ url }) => visit(url + page));
      for (const [site, figures] of visits)
        medians.push({ page, site, ...summary(figures, median) });
      for (const site of withPage) shifts.push(...(await shiftRows(browser, site, page)));
      keep({
        [`Medians of ${runs}`]: medians,
        Ratios: ratioRows(medians, ["page"], FIGURE_COLUMNS),
        "Layout shift": shifts,
      });
    }
  });
}
