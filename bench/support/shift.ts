import type { Browser, BrowserContext } from "playwright-core";
import { observeShifts, shiftsOf } from "../../__tests__/support/browser/layout-shift";
import { type SlowLine, startSlowLine } from "../../__tests__/support/browser/slow-line";
import type { Host } from "./hosts";
import type { Figures, Row } from "./results";

const WIDTHS = [360, 390, 768, 1024, 1280, 1366, 1920] as const;
/** How long after hydration layout shifts are counted. */
const SETTLE_MS = 1_000;

/** Returns the layout shift of the first and second visit. */
async function measure(
  context: BrowserContext,
  line: SlowLine,
  path: string,
): Promise<[number, number]> {
  const page = await context.newPage();
  await observeShifts(page);
  const total = async () => {
    await page.locator("header[data-hydrated]").waitFor();
    await page.waitForTimeout(SETTLE_MS);
    return Number((await shiftsOf(page)).total.toFixed(3));
  };
  await line.openInPieces(page, path);
  line.releaseFonts();
  const first = await total();
  await page.goto(line.url + path);
  return [first, await total()];
}

/**
 * Measures layout shift, as the browser reports it, while a page loads without any input, at seven
 * widths. On the first visit, HTML arrives in pieces that are painted separately, and fonts arrive
 * after the load event. The second visit uses the cache. Both visits are measured with and without
 * local fonts that match the fallback fonts.
 */
export async function shiftRows(
  browser: Browser,
  { name: site, url: origin }: Host,
  path: string,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const localFonts of [true, false]) {
    const fonts = localFonts ? "matching" : "none that match";
    const [first, second]: [Figures, Figures] = [{}, {}];
    for (const width of WIDTHS) {
      const line = await startSlowLine({ origin, holdFonts: true, localFonts });
      const context = await browser.newContext({ viewport: { width, height: 800 } });
      const column = `${width} px`;
      [first[column], second[column]] = await measure(context, line, path);
      await context.close();
      await line.close();
    }
    for (const [visit, shift] of Object.entries({ first, second }))
      rows.push({ page: path, site, visit, fonts, ...shift });
  }
  return rows;
}
