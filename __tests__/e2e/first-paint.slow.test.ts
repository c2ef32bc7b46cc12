import { hold, PHONE, settled, startBrowser } from "../support/browser/browser";
import { observeShifts, shiftsOf } from "../support/browser/layout-shift";
import { PAGE_KINDS } from "../support/browser/page-kinds";
import { testWith } from "../support/browser/programs";
import { type SlowLine, startSlowLine } from "../support/browser/slow-line";
import { isFull } from "../support/full";

/** Nothing moves while a page arrives: HTML in pieces, then fonts, then scripts. */

const test = testWith("chromium");
const browser = startBrowser();
const LIMIT = 0.01;

let line: SlowLine | undefined;
afterEach(() => line?.close());

/**
 * Widths of `npm run bench -- pages`. At most of them, pages differ little from the ones always
 * tested.
 */
const WIDTHS = isFull ? [360, 390, 768, 1024, 1280, 1366, 1920] : [360, 1280];
const ALL_KINDS = Object.values(PAGE_KINDS);
/** The kinds of page with the largest pictures and fonts, which are always tested. */
const USUAL = ["/", "/services/ussd", "/pricing", "/blog", "/blog/12", "/testimonials"];
const kinds = isFull ? ALL_KINDS : USUAL;

describe.each(WIDTHS)("at %i px, on a first visit without fonts that match", (width) => {
  test.each(kinds)("%s doesn't move after its first paint", async (path) => {
    line = await startSlowLine({
      origin: process.env.E2E_URL ?? "",
      holdFonts: true,
      localFonts: false,
    });
    const { page } = await browser.newPage({
      viewport: { width, height: width < 768 ? 740 : 800 },
      hasTouch: width < 768,
    });
    await observeShifts(page);
    await line.openInPieces(page, path);
    line.releaseFonts();
    await page.locator("header[data-hydrated]").waitFor();
    await settled(page);
    const { total, entries } = await shiftsOf(page);
    expect(total > LIMIT ? entries : []).toEqual([]);
  });
});

test("icons are in the first paint without a file, and icons needed later are fetched when idle", async () => {
  const { page, requests } = await browser.newPage(PHONE);
  const SPRITE = /\/icons-[^/]+\.svg$/;
  const release = await hold(page, /\.js$/);
  await page.goto("/blog");
  const widths = await page.evaluate(() =>
    Array.from(document.querySelectorAll<SVGGElement>("header svg > g, main svg > g"))
      .filter((shapes) => shapes.getClientRects().length > 0)
      .map((shapes) => shapes.getBBox().width),
  );
  expect(widths.length).toBeGreaterThan(3);
  expect(Math.min(...widths)).toBeGreaterThan(0);
  expect(requests.filter((request) => SPRITE.test(request.url()))).toEqual([]);
  const later = page.waitForRequest(SPRITE);
  release();
  await later;
});
