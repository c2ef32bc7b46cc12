import { readFileSync } from "node:fs";
import path from "node:path";
import { hydrated, siteUrl, startBrowser } from "../support/browser";
import { builtAddresses, builtPage } from "../support/built-site";
import { PAGE_KINDS } from "../support/page-kinds";

const browser = startBrowser();
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** When the page asked for its fonts, by its own clock. */
const fontRequests = () => {
  const [navigation] = performance.getEntriesByType("navigation");
  const loaded = (navigation as PerformanceNavigationTiming).loadEventStart; // the type of this list
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const files = performance.getEntriesByType("resource").map(({ name, startTime }) => ({
    file: new URL(name).pathname,
    early: startTime < loaded,
    unpainted: !paint || startTime < paint.startTime,
  }));
  return {
    fonts: files.filter(({ file }) => file.endsWith(".woff2")),
  };
};
const bothFaces = () =>
  [...document.fonts].filter(
    ({ family, status }) => /^"?(?:Sora|Figtree)"?$/.test(family) && status === "loaded",
  ).length === 2;

test.each(PAGE_KINDS)(
  "%s reserves the place of its pictures, and asks first for the largest in view",
  async (address) => {
    const { page } = await browser.open(address, PHONE);
    const pictures = await page.locator("img").evaluateAll((all) =>
      all.map((image) => {
        const { top, bottom, width, height } = image.getBoundingClientRect();
        const visible = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
        return {
          src: image.getAttribute("src"),
          isReserved: image.hasAttribute("width") && image.hasAttribute("height"),
          isFirst: image.getAttribute("fetchpriority") === "high",
          loading: image.getAttribute("loading"),
          isShown: image.closest("main") !== null && width > 0 && visible > height / 2,
          area: width * height,
        };
      }),
    );
    expect(pictures.filter(({ isReserved }) => !isReserved)).toEqual([]);
    const inView = pictures.filter(({ isShown }) => isShown);
    const [largest] = inView.sort((a, b) => b.area - a.area);
    if (largest) expect(largest).toMatchObject({ isFirst: true, loading: "eager" });
  },
);

test("fonts come after the page is painted; the next visit has them at once", async () => {
  const { page } = await browser.open("/tools", PHONE);
  await page.waitForFunction(bothFaces);
  const first = await page.evaluate(fontRequests);
  expect(first.fonts.map(({ unpainted }) => unpainted)).toEqual([false, false]);

  await page.goto(siteUrl("/contact"), { waitUntil: "load" });
  await page.waitForFunction(bothFaces);
  const next = await page.evaluate(fontRequests);
  expect(next.fonts.map(({ early }) => early)).toEqual([true, true]);
});

test("the page names its icon and its manifest, and both are there", async () => {
  const { page } = await browser.open("/about", PHONE);
  const width = await page.locator('link[rel="icon"]').evaluate(async (link) => {
    const icon = new Image();
    icon.src = (link as HTMLLinkElement).href;
    await icon.decode();
    return icon.naturalWidth;
  });
  expect(width).toBe(64);
  const href = (await page.locator('link[rel="manifest"]').getAttribute("href")) ?? "";
  const manifest = await page.request.get(siteUrl(href));
  expect(await manifest.json()).toMatchObject({ name: "Savanna Signal", start_url: "/" });
});

test("a first visit ends in the brand's fonts where the system has none of the fallback faces", async () => {
  const { page } = await browser.open("/robots.txt", PHONE);
  await page.addInitScript(() => {
    // no metric-matched face: as on a system without Arial, Roboto and Liberation
    const style = document.createElement("style");
    style.textContent =
      ":root { --font-text: Figtree, monospace !important; --font-heading: Sora, monospace !important }";
    document.addEventListener("DOMContentLoaded", () => document.head.append(style));
  });
  await page.goto(siteUrl("/about"));
  await page.waitForFunction(bothFaces);
});

test("without scripts the fonts come with the page", async () => {
  const { page } = await browser.open("/robots.txt", { ...PHONE, javaScriptEnabled: false });
  const font = page.waitForResponse(/\/fonts\/figtree-\w+\.woff2$/);
  await page.goto(siteUrl("/tools"));
  expect((await font).ok()).toBe(true);
});

test("with data saver: no web fonts, no particles, nothing read live", async () => {
  const { page } = await browser.open("/robots.txt", PHONE);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));

  await page.goto(siteUrl("/"), { waitUntil: "load" });
  await hydrated(page);
  const hero = page.locator("#home");
  // a canvas that nobody has drawn on has the size that browsers give to all
  expect(await hero.locator("canvas").getAttribute("width")).toBeNull();

  await page.goto(siteUrl("/blog"), { waitUntil: "load" });
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => /\.woff2$|^\/content-api|^\/search\//.test(path))).toEqual([]);
});

test("every icon of every page is a symbol of the sprite that is published", () => {
  const symbols = new Map<string, Set<string>>();
  const symbolsOf = (file: string): Set<string> => {
    const known = symbols.get(file);
    if (known) return known;
    const svg = readFileSync(path.join("public", file), "utf8");
    const ids = new Set([...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, id = ""]) => id));
    symbols.set(file, ids);
    return ids;
  };
  const missing = builtAddresses().flatMap((address) =>
    [...builtPage(address).matchAll(/<use href="([^"#]*)#([^"]+)"/g)]
      .filter(([, file = "", id = ""]) => !symbolsOf(file).has(id))
      .map(([use]) => `${address} ${use}`),
  );
  expect(missing).toEqual([]);
  expect([...symbols.keys()]).toHaveLength(1);
});
