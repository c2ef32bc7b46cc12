import { hasPage, withSites } from "./support/hosts";
import { FIGURE_COLUMNS, installLighthouse, visit } from "./support/lighthouse";
import { readOptions } from "./support/options";
import type { Keep, Row } from "./support/results";
import { shiftRows } from "./support/shift";
import { inTurns, median, ratioRows, summary } from "./support/statistics";

/**
 * `npm run bench -- pages [--runs N] [--kinds a,b,c|all] [--also NAME=DIR]…`: runs Lighthouse for phones on the build
 * in `public/` and on those of other checkouts, the median of N visits (3 unless said) to each kind of page; and
 * measures how much of each page moves while it arrives. Sites take turns within each round, so that noise hits all
 * alike.
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
