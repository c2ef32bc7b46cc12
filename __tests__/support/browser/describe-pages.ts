import type { Page } from "playwright-core";
import { isFull } from "../full";
import { pageProblems } from "./accessibility";
import { hydrated, PHONE, settled, startBrowser, useBrandFonts } from "./browser";
import { testWith } from "./programs";

/**
 * Maximum KB (1,000 bytes of bodies, Brotli) of a first visit on a phone. See docs/performance.md.
 */
const LIMITS = { scripts: 110, html: 34, total: 240 };
const OTHER_LIMITS: Readonly<Record<string, typeof LIMITS>> = {
  "/blog/12": { scripts: 100, html: 34, total: 190 },
  "/blog/no-such-post": { ...LIMITS, scripts: 120 }, // rendered in the browser
};

/** Also checked at laptop width. `npm run test:full` checks all pages there. */
const WIDE: readonly string[] = ["/", "/blog/12", "/contact"];

/** Chromium logs every 404 response, and the site logs posts missing from the content API. */
const IS_404 =
  /HTTP error! status: 404 |status of 404 \(Not Found\) \(\S+\/(?:(?:blogs?\/no-such-post|no-such-page)|page-data\.json)\)$/;

/** All pictures of the page and how much of each is on the first screen. */
const picturesOf = (page: Page) =>
  page.locator("img").evaluateAll((all) =>
    all.map((image) => {
      const { top, bottom, width, height } = image.getBoundingClientRect();
      const visible = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
      return {
        src: image.getAttribute("src"),
        isReserved: image.hasAttribute("width") && image.hasAttribute("height"),
        priority: image.getAttribute("fetchpriority"),
        loading: image.getAttribute("loading"),
        isFarBelow: image.closest("main") !== null && top > 2 * innerHeight,
        isShown: image.closest("main") !== null && width > 0 && visible > height / 2,
        area: width * height,
      };
    }),
  );

/** KB transferred, by kind of file. */
async function weigh(page: Page, path: string): Promise<typeof LIMITS> {
  const files = await page.evaluate(() =>
    ["navigation", "resource"]
      .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[]) // both types
      .map(({ name, encodedBodySize }) => ({
        path: new URL(name).pathname,
        bytes: encodedBodySize,
      })),
  );
  const kilobytes = (isCounted: (path: string) => boolean) =>
    files.reduce((sum, file) => sum + (isCounted(file.path) ? file.bytes / 1_000 : 0), 0);
  return {
    scripts: kilobytes((file) => file.endsWith(".js")),
    html: kilobytes((file) => file.endsWith(".css") || file === path),
    total: kilobytes(() => true),
  };
}

/** Registers tests for what every page promises: weight, policy, pictures and accessibility. */
export function describePages(paths: readonly string[]): void {
  const test = testWith("chromium");
  const browser = startBrowser();

  /** One line per page, with each weight and its limit. */
  const weights: string[] = [];
  afterAll(() => {
    process.stderr.write(`KB of a first visit / limit:\n${weights.join("\n")}\n`);
  });

  test.each(paths)(
    "%s keeps its budget and policy, reserves its pictures' space, hydrates and is accessible at every width",
    async (path) => {
      const { page, consoleErrors } = await browser.newPage({ ...PHONE, deviceScaleFactor: 2 });
      const response = await page.goto(path);
      expect(response?.headers()["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);

      const pictures = await picturesOf(page);
      expect(pictures.filter(({ isReserved }) => !isReserved)).toEqual([]);
      const [largest] = pictures.filter(({ isShown }) => isShown).sort((a, b) => b.area - a.area);
      expect(pictures.filter((one) => one.isFarBelow && one.loading !== "lazy")).toEqual([]);
      if (largest) expect(largest).toMatchObject({ priority: "high", loading: "eager" });

      await hydrated(page);
      await settled(page);
      const limit = OTHER_LIMITS[path] ?? LIMITS;
      const weight = Object.entries(await weigh(page, path));
      const cells = weight.map(
        ([kind, kb]) => `${kind} ${kb.toFixed(1)}/${Reflect.get(limit, kind)}`,
      );
      weights.push([path.padEnd(24), ...cells.map((cell) => cell.padEnd(18))].join(" "));
      expect(weight.filter(([kind, kb]) => kb > Reflect.get(limit, kind))).toEqual([]);

      await useBrandFonts(page);
      await page.emulateMedia({ reducedMotion: "reduce" }); // end fade-ins before axe
      await page.evaluate(() => document.documentElement.classList.add("laid-out")); // all
      for (const width of [320, 360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrolled).toBeLessThanOrEqual(width);
        const isLookedAt = width === 360 || (width === 1280 && (isFull || WIDE.includes(path)));
        if (isLookedAt) expect([width, ...(await pageProblems(page))]).toEqual([width]);
      }
      expect(consoleErrors.filter((error) => !IS_404.test(error))).toEqual([]);
    },
  );

  test("each of them shows its heading and footer without JavaScript", async () => {
    const { page } = await browser.newPage({ javaScriptEnabled: false });
    for (const path of paths) {
      await page.goto(path);
      const parts = [page.getByRole("heading", { level: 1 }), page.getByRole("contentinfo")];
      const areVisible = await Promise.all(parts.map((part) => part.isVisible()));
      expect([path, ...areVisible]).toEqual([path, true, true]);
    }
  });
}
