import type { BrowserContextOptions, Page } from "playwright-core";
import { hold, hydrated, LAPTOP, PHONE, settled, startBrowser } from "../support/browser/browser";
import { testWith } from "../support/browser/programs";
import { type SlowLine, startSlowLine } from "../support/browser/slow-line";

const test = testWith("chromium");
const browser = startBrowser();

let line: SlowLine | undefined;
afterEach(() => line?.close());

async function openOnSlowLine(
  options: BrowserContextOptions,
  { holdFonts = false, localFonts = true } = {},
) {
  line = await startSlowLine({ origin: process.env.E2E_URL ?? "", holdFonts, localFonts });
  return { ...(await browser.newPage(options)), line };
}

/** Waits until `count` of the page's web fonts have arrived, even if the page can't paint. */
const fontsArrived = (page: Page, count: number) =>
  page.waitForFunction(
    (expected) =>
      [...document.fonts].filter(
        ({ family, status }) => /^"?(?:Sora|Figtree)"?$/.test(family) && status === "loaded",
      ).length === expected,
    count,
    { polling: 20 },
  );

/** Whether the heading and the text of the page's first section show the brand's fonts. */
async function brandFontsShown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const isCustom = async (selector: string) => {
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    return fonts.every(({ isCustomFont }) => isCustomFont);
  };
  return { heading: await isCustom("h1"), text: await isCustom("main p") };
}

test("a first visit on a wide screen uses both fonts if they arrive in time", async () => {
  const { page, line } = await openOnSlowLine({ viewport: { width: 768, height: 1024 } });
  await line.openInPieces(page, "/tools", () => fontsArrived(page, 2));
  expect(await brandFontsShown(page)).toEqual({ heading: true, text: true });
});

test("on a phone's first visit, fonts wait for the load and are in the first paint of the next page", async () => {
  const { page, line, requests } = await openOnSlowLine(PHONE);
  const families = () =>
    requests.flatMap((request) => /\/fonts\/([a-z]+)-/.exec(request.url())?.[1] ?? []).sort();
  const load = await hold(page, "**/logo-light.svg"); // prevents the load event
  await line.openInPieces(page, "/tools");
  expect(families()).toEqual([]);
  load();
  await page.locator("header[data-hydrated]").waitFor();
  await settled(page);
  expect(families()).toEqual(["figtree", "sora"]);
  expect(await brandFontsShown(page)).toEqual({ heading: false, text: false });

  await page.unrouteAll();
  await line.openInPieces(page, "/contact", () => fontsArrived(page, 2));
  expect(await brandFontsShown(page)).toEqual({ heading: true, text: true });
});

test("on a phone's first visit, fonts wait for the first paint, even if the page has loaded before it", async () => {
  const { page } = await browser.newPage(PHONE);
  await page.goto("/contact");
  await hydrated(page);
  const startsOfFonts = () =>
    page.evaluate(() => {
      const fonts = performance
        .getEntriesByType("resource")
        .filter(({ name }) => /woff2$/.test(name));
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      return fonts.map(({ startTime }) => startTime - (paint?.startTime ?? Number.NaN));
    });
  while ((await startsOfFonts()).length < 2) await settled(page);
  expect((await startsOfFonts()).filter((sincePaint) => !(sincePaint >= 0))).toEqual([]);
});

test("a font that arrives after the first paint waits for the next page", async () => {
  const { page, line } = await openOnSlowLine(LAPTOP, { holdFonts: true, localFonts: false });
  await line.openInPieces(page, "/tools");
  line.releaseFonts();
  await fontsArrived(page, 2);
  await settled(page);
  expect(await brandFontsShown(page)).toEqual({ heading: false, text: false });
});

test("without scripts the fonts load with the page", async () => {
  const { page } = await browser.newPage({ ...PHONE, javaScriptEnabled: false });
  const font = page.waitForResponse(/\/fonts\/figtree-\w+\.woff2$/);
  await page.goto("/tools");
  expect((await font).ok()).toBe(true);
});

test("with data saver, no web font is fetched, no particles are drawn and nothing is read live", async () => {
  const { page, requests } = await browser.newPage(PHONE);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
  await page.clock.install();
  for (const path of ["/blog", "/"]) {
    await page.goto(path);
    await hydrated(page);
    await page.clock.runFor(10_000); // work for idle times has had its turn
    await settled(page);
  }
  // the size that browsers give to a canvas before anything is drawn
  expect(await page.locator("#home canvas").getAttribute("width")).toBeNull();
  const urls = requests.map((request) => request.url());
  expect(urls.filter((url) => /\.woff2$|\/content-api|\/search\//.test(url))).toEqual([]);
});
