import { type Browser, chromium } from "playwright-core";
import { observeShifts, shiftsOf } from "../__tests__/support/browser/layout-shift";
import { startSlowLine } from "../__tests__/support/browser/slow-line";
import { CHROMIUM_ARGS, requireChromium } from "../scripts/support/chromium";
import { readOptions } from "./support/options";
import { serveOwnSite } from "./support/own-site";
import type { Keep, Row } from "./support/results";

const WIDTHS = [360, 390, 768, 1024, 1280, 1366, 1920] as const;
const HEIGHT = { phone: 740, other: 800 };
/** After hydration, for what a page does on its own account. */
const SETTLE_MS = 1_000;

/** How much of the page moves on the first visit and on the second one. */
async function measure(browser: Browser, origin: string, visit: Visit): Promise<number[]> {
  const { path, width, localFonts } = visit;
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

interface Visit {
  readonly path: string;
  readonly width: number;
  /** Whether text may be set in the machine's fonts that the styles name. */
  readonly localFonts: boolean;
}

/**
 * `npm run bench -- shift [--kinds a,b|all]`: layout shift by the browser's own entries while a page
 * arrives and nobody touches it, at seven widths. On the first visit HTML comes in pieces, each one painted, and
 * fonts after the load; the second visit has a cache. Both with the machine's own fonts, and without those that
 * the fallback faces name.
 */
export async function run(args: readonly string[], keep: Keep): Promise<void> {
  const { pages } = readOptions(args);
  const site = await serveOwnSite();
  const executablePath = requireChromium();
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
  const tables: Record<string, Row[]> = {};
  try {
    for (const path of pages) {
      for (const localFonts of [true, false]) {
        const rows: Row[] = [{ page: path }, { page: path }];
        for (const width of WIDTHS) {
          const shifts = await measure(browser, site.url, { path, width, localFonts });
          shifts.forEach((shift, i) => {
            rows[i] = { ...rows[i], [`${width} px`]: Number(shift.toFixed(3)) };
          });
        }
        const fonts = localFonts ? "the machine's fonts" : "no font that the fallback faces name";
        rows.forEach((row, i) => {
          const title = `${i === 0 ? "First" : "Second"} visit, ${fonts}`;
          tables[title] = [...(tables[title] ?? []), row];
          console.log(JSON.stringify({ title, ...row }));
        });
        keep(tables);
      }
    }
  } finally {
    await browser.close();
    await site.close();
  }
}
