import type { Browser } from "playwright-core";
import { observeShifts, shiftsOf } from "../../__tests__/support/browser/layout-shift";
import { startSlowLine } from "../../__tests__/support/browser/slow-line";
import type { HostedSite } from "./hosts";
import type { Row } from "./results";

const WIDTHS = [360, 390, 768, 1024, 1280, 1366, 1920] as const;
const HEIGHT = { phone: 740, other: 800 };
/** After hydration, for what a page does on its own account. */
const SETTLE_MS = 1_000;

interface Visit {
  readonly origin: string;
  readonly path: string;
  readonly width: number;
  /** Whether text may be set in the machine's fonts that the styles name. */
  readonly localFonts: boolean;
}

/** How much of the page moves on the first visit and on the second one. */
async function measure(browser: Browser, visit: Visit): Promise<[number, number]> {
  const { origin, path, width, localFonts } = visit;
  const line = await startSlowLine({ origin, holdFonts: true, localFonts });
  const height = width < 768 ? HEIGHT.phone : HEIGHT.other;
  const context = await browser.newContext({ viewport: { width, height } });
  try {
    const page = await context.newPage();
    await observeShifts(page);
    const total = async () => {
      await page.locator("header[data-hydrated]").waitFor();
      await page.waitForTimeout(SETTLE_MS);
      return (await shiftsOf(page)).total;
    };
    await line.openInPieces(page, path);
    line.releaseFonts();
    const first = await total();
    await page.goto(line.url + path);
    return [first, await total()];
  } finally {
    await context.close();
    await line.close();
  }
}

/**
 * Returns the layout shift of a page by the browser's own entries while it arrives and nobody touches it, at
 * seven widths. On the first visit HTML comes in pieces, each one painted, and fonts after the load; the
 * second visit has a cache. Both with the machine's own fonts, and without those that the fallback faces name.
 */
export async function shiftRows(
  browser: Browser,
  { name: site, url: origin }: HostedSite,
  path: string,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const localFonts of [true, false]) {
    const columns: [string, [number, number]][] = [];
    for (const width of WIDTHS) {
      columns.push([`${width} px`, await measure(browser, { origin, path, width, localFonts })]);
    }
    for (const [index, visit] of ["first", "second"].entries()) {
      const fonts = localFonts ? "matching" : "none that match";
      const shifts = columns.map(([width, both]) => [width, Number((both[index] ?? 0).toFixed(3))]);
      rows.push({ page: path, site, visit, fonts, ...Object.fromEntries(shifts) });
      console.log(JSON.stringify(rows.at(-1)));
    }
  }
  return rows;
}
