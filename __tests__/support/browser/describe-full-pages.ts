import type { BrowserContextOptions, Page } from "playwright-core";
import sharp from "sharp";
import { hydrated, settled, startBrowser, useBrandFonts } from "./browser";
import { testWith } from "./programs";

/** A quarter of the resolution, so that full-page screenshots take less time. */
const SCALE = 0.25;
const BAND_MAX_PX = 340;
/** How much a channel may vary within a row of one colour. */
const TOLERANCE = 3;

/** Waits until the page has laid out all its sections, without scrolling. */
async function laidOut(page: Page): Promise<void> {
  await hydrated(page);
  await page.locator(".below-fold:not([data-laid-out])").waitFor({ state: "detached" });
  await settled(page);
}

/** Finds bands of single-coloured rows higher than `BAND_MAX_PX`, in CSS px. */
async function blankBands(page: Page): Promise<string[]> {
  const picture = await page.screenshot({ fullPage: true, animations: "disabled" });
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const stride = info.width * info.channels;
  const isFlat = (row: Buffer) =>
    row.every((value, i) => Math.abs(value - (row[i % info.channels] ?? 0)) <= TOLERANCE);
  const bands: string[] = [];
  let top = 0;
  for (let y = 0; y <= info.height; y++) {
    if (y < info.height && isFlat(data.subarray(y * stride, (y + 1) * stride))) continue;
    if ((y - top) / SCALE > BAND_MAX_PX) bands.push(`${top / SCALE}–${y / SCALE}`);
    top = y + 1;
  }
  return bands;
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/**
 * Finds headings, paragraphs and list items that aren't collapsed but whose text is missing from
 * `innerText`.
 */
const unreadable = (page: Page) =>
  page.locator("h1, h2, h3, p, li, dt, dd").evaluateAll((all) =>
    all.flatMap((element) => {
      const isFolded = element.closest("details:not([open]), dialog:not([open]), [aria-hidden]");
      const isHidden = !element.checkVisibility({ visibilityProperty: true });
      const isRead = !element.textContent?.trim() || (element as HTMLElement).innerText.trim();
      return isFolded || isHidden || isRead ? [] : [element.textContent];
    }),
  );

/** Scrolls a little, then to the end and back to the top, so that all sections appear. */
async function scrollThrough(page: Page): Promise<void> {
  for (const share of [0.001, 1, 0]) {
    await page.evaluate(async (y) => {
      window.scrollTo({ top: y * document.body.scrollHeight, behavior: "instant" });
      // Two frames: the browser observes what's in view in the first and shows it in the second.
      for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    }, share);
  }
}

const SIZES: Readonly<Record<number, BrowserContextOptions>> = {
  360: { viewport: { width: 360, height: 740 }, deviceScaleFactor: SCALE },
  1280: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: SCALE },
};

/** Registers a test per page: nothing on it is blank, before and after scrolling. */
export function describeFullPages(
  paths: readonly string[],
  options: BrowserContextOptions = {},
): void {
  const test = testWith("chromium");
  const browser = startBrowser();
  const cases = paths.flatMap((path) =>
    Object.keys(SIZES).map((width) => [path, Number(width)] as const),
  );

  test.each(cases)("nothing on %s is blank or hidden in a window of %i px", async (path, width) => {
    const { page } = await browser.open(path, { ...SIZES[width], ...options });
    await useBrandFonts(page);
    await laidOut(page);
    const height = await heightOf(page);
    expect(await unreadable(page)).toEqual([]);
    expect(await blankBands(page)).toEqual([]);
    await scrollThrough(page);
    expect(await blankBands(page)).toEqual([]);
    const growth = (await heightOf(page)) / height - 1;
    expect(Math.abs(growth)).toBeLessThan(0.02);
  });
}
