import type { Page } from "playwright-core";
import { CASE_STUDIES } from "../../src/content/catalogue/case-studies";
import { pageProblems } from "../support/browser/accessibility";
import { fontsLoaded, hydrated, PHONE, settled, startBrowser } from "../support/browser/browser";
import { testWith } from "../support/browser/programs";

/** What every page promises, at one visit to each kind of page. */

const test = testWith("chromium");
const browser = startBrowser();

/**
 * Most KB (1,000 bytes of bodies, brotli) of a first visit on a phone, from docs/performance.md. Pictures:
 * as far as a visitor's first screens ask for them, with icons and logos.
 */
const LIMITS = { scripts: 100, html: 30, pictures: 15, fonts: 25, total: 220 };
const PAGES: readonly (readonly [path: string, limits: Partial<typeof LIMITS>])[] = [
  ["/", { pictures: 38 }],
  ["/about", { pictures: 28 }],
  ["/services", { pictures: 38 }],
  ["/services/ussd", { pictures: 12 }],
  ["/services/no-such-service", {}],
  ["/testimonials", {}],
  ["/case-studies", { pictures: 40 }],
  [`/case-studies/${CASE_STUDIES[0]?.slug}`, { pictures: 40 }],
  ["/pricing", { pictures: 12 }],
  ["/blog", { pictures: 42 }],
  ["/blog/page/2", { pictures: 42 }],
  ["/blog/12", { scripts: 93, pictures: 24, total: 175 }],
  ["/blog/no-such-post", { scripts: 110 }], // rendered in the browser
  ["/blog/category/sms", { pictures: 49 }],
  ["/blog/tag/sender-id", { pictures: 42 }],
  ["/contact", { pictures: 12 }],
  ["/sms-portal", { pictures: 12 }],
  ["/tools", { pictures: 12 }],
  ["/tools/sms-price", { pictures: 12 }],
  ["/tools/sms-length", { pictures: 12 }],
  ["/tools/sender-id", { pictures: 12 }],
  ["/tools/ussd-phone", { pictures: 12 }],
  ["/tools/ivr-phone", { pictures: 12 }],
  ["/privacy-policy", { pictures: 12 }],
  ["/terms-of-service", { pictures: 12 }],
  ["/no-such-page", { pictures: 12 }],
];

/** Chromium logs each answer with status 404, and the site a post that the content API does not have. */
const IS_404 =
  /HTTP error! status: 404 |status of 404 \(Not Found\) \(\S+\/(?:(?:blogs?\/no-such-post|no-such-page)|page-data\.json)\)$/;

/** Every picture of the page, and how much of it a visitor sees first. */
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
        isShown: image.closest("main") !== null && width > 0 && visible > height / 2,
        area: width * height,
      };
    }),
  );

/** KB of the bodies as they came over the wire, by kind of file. */
async function weigh(page: Page, path: string): Promise<typeof LIMITS> {
  const files = await page.evaluate(() =>
    ["navigation", "resource"]
      .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[]) // of these types
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
    pictures: kilobytes((file) => /\.(?:avif|webp|jpg|png|svg)$/.test(file)),
    fonts: kilobytes((file) => file.endsWith(".woff2")),
    total: kilobytes(() => true),
  };
}

/** One line a page: each weight and its limit. */
const weights: string[] = [];
afterAll(() => {
  process.stderr.write(`KB of a first visit / limit:\n${weights.join("\n")}\n`);
});

test.each(PAGES)(
  "%s keeps its budget and policy, reserves its pictures, hydrates and is accessible at every width",
  async (path, limits) => {
    const { page, consoleErrors } = await browser.newPage({ ...PHONE, deviceScaleFactor: 2 });
    const response = await page.goto(path);
    expect(response?.headers()["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);

    const pictures = await picturesOf(page);
    expect(pictures.filter(({ isReserved }) => !isReserved)).toEqual([]);
    const [largest] = pictures.filter(({ isShown }) => isShown).sort((a, b) => b.area - a.area);
    if (largest) expect(largest).toMatchObject({ priority: "high", loading: "eager" });

    await hydrated(page);
    await fontsLoaded(page);
    await settled(page);
    const limit = { ...LIMITS, ...limits };
    const weight = Object.entries(await weigh(page, path));
    const cells = weight.map(
      ([kind, kb]) => `${kind} ${kb.toFixed(1)}/${Reflect.get(limit, kind)}`,
    );
    weights.push([path.padEnd(24), ...cells.map((cell) => cell.padEnd(18))].join(" "));
    expect(weight.filter(([kind, kb]) => kb > Reflect.get(limit, kind))).toEqual([]);

    await page.emulateMedia({ reducedMotion: "reduce" }); // axe measures contrast, of what has faded in
    await page.evaluate(() => document.documentElement.classList.add("laid-out")); // below the fold as well
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrolled).toBeLessThanOrEqual(width);
      if (width > 320) expect([width, ...(await pageProblems(page))]).toEqual([width]);
    }
    expect(consoleErrors.filter((error) => !IS_404.test(error))).toEqual([]);
  },
);

test("every page shows its heading and its footer without JavaScript", async () => {
  const { page } = await browser.newPage({ javaScriptEnabled: false });
  for (const [path] of PAGES) {
    await page.goto(path);
    const parts = [page.getByRole("heading", { level: 1 }), page.getByRole("contentinfo")];
    const isVisible = await Promise.all(parts.map((part) => part.isVisible()));
    expect([path, ...isVisible]).toEqual([path, true, true]);
  }
});
