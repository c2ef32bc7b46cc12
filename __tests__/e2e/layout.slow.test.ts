import type { Page } from "playwright-core";
import { BRAND } from "../../src/site/company/brand";
import {
  hold,
  hydrated,
  PHONE,
  runUntil,
  startBrowser,
  stopTime,
  useBrandFonts,
} from "../support/browser/browser";
import { PAGE_KINDS } from "../support/browser/page-kinds";
import { testWith } from "../support/browser/programs";

/** Large text, small screens, paper, and sections left out of the first layout. */

const test = testWith("chromium");
const browser = startBrowser();
const STILL = { reducedMotion: "reduce" } as const;

test.each([320, 360])(
  "the tiers of SMS prices can be read without scrolling at %i px",
  async (width) => {
    const { page } = await browser.open("/pricing", { viewport: { width, height: 740 } });
    await useBrandFonts(page);
    const cells = await page
      .getByRole("table", { name: /Bulk SMS/ })
      .locator("th, td")
      .evaluateAll((all) =>
        all.map((cell) => {
          const { left, right } = cell.getBoundingClientRect();
          return {
            isInside: left >= 0 && right <= document.documentElement.clientWidth,
            isWhole: cell.scrollWidth <= cell.clientWidth,
            isLegible: Number.parseFloat(getComputedStyle(cell).fontSize) >= 14,
          };
        }),
      );
    expect(cells).toEqual(Array(18).fill({ isInside: true, isWhole: true, isLegible: true }));
  },
);

/** Whether each section's content is laid out, top to bottom. */
const laidOut = (page: Page): Promise<boolean[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main > :not(.below-fold), .below-fold > *")]
      .flatMap((part) => part.firstElementChild ?? [])
      .map((inside) => inside.checkVisibility({ contentVisibilityAuto: true })),
  );

test.each(["/", "/about", "/pricing", "/services/ussd"])(
  "until %s has its scripts, it only lays out its first sections, and others near the viewport",
  async (path) => {
    const { page } = await browser.newPage(PHONE);
    await hold(page, /\.js$/);
    await page.goto(path);
    const first = await laidOut(page);
    expect(first.slice(0, 2)).toEqual([true, true]);
    expect(first.at(-1)).toBe(false);
    const last = await page.locator(".below-fold > *").last().elementHandle();
    await page.waitForFunction((section) => {
      window.scrollTo(0, document.body.scrollHeight);
      return section?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
    }, last);
  },
);

/**
 * How many px the page is wider than its window, including its footer, which cuts off anything
 * wider.
 */
const excess = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll("footer a")];
    const rights = links.map((link) => link.getBoundingClientRect().right);
    return Math.max(document.documentElement.scrollWidth, ...rights) - window.innerWidth;
  });

describe("with text twice the usual size", () => {
  const large = startBrowser(undefined, { letters: 32 });

  test.each([360, 768, 1280])("no page is wider than a window of %i px", async (width) => {
    const { page } = await large.newPage({ viewport: { width, height: 740 }, ...STILL });
    for (const path of [...Object.values(PAGE_KINDS), "/tools/quotation", "/tools/sender-id"]) {
      await page.goto(path);
      const style = ".below-fold > * { content-visibility: visible !important }";
      await page.addStyleTag({ content: style }); // content that isn't laid out has no width
      expect([path, await excess(page)]).toEqual([path, 0]);
    }
  });

  test.each(["/pricing", "/tools/sms-price"])(
    "the last price column on %s can be scrolled to",
    async (path) => {
      const { page } = await large.open(path, { viewport: { width: 320, height: 740 }, ...STILL });
      const last = page.getByRole("table").first().getByRole("columnheader").last();
      await last.scrollIntoViewIfNeeded();
      const frame = page.getByRole("table").first().locator("..");
      await frame.evaluate((element) => element.scrollTo({ left: 0 }));
      const right = () => last.evaluate((cell) => cell.getBoundingClientRect().right);
      expect(await right()).toBeGreaterThan(320);
      await frame.hover();
      await page.mouse.wheel(2_000, 0);
      await page.waitForFunction(
        (cell) => (cell?.getBoundingClientRect().right ?? Infinity) <= window.innerWidth,
        await last.elementHandle(),
      );
    },
  );
});

describe("with text one and a half times the usual size", () => {
  const large = startBrowser(undefined, { letters: 24 });

  test("a laptop has the mobile menu, because the wide menu's entries wouldn't fit", async () => {
    const { page } = await large.open("/", STILL);
    expect(await page.getByText("Menu", { exact: true }).isVisible()).toBe(true);
    expect(await excess(page)).toBe(0);
    const wide = page.getByRole("banner").getByRole("link", { name: "Contact Us" });
    expect(await wide.isVisible()).toBe(false);
    await page.setViewportSize({ width: 1560, height: 900 });
    expect(await wide.isVisible()).toBe(true);
    expect(await excess(page)).toBe(0);
  });
});

test("a phone shows an article's breadcrumb on one line, and no empty amount in a quotation", async () => {
  const { page } = await browser.open("/blog/12", {
    viewport: { width: 320, height: 740 },
    ...STILL,
  });
  const way = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
  const tops = await way.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  expect(await way.last().textContent()).toBe(
    await page.getByRole("heading", { level: 1 }).innerText(),
  );
  await page.goto("/tools/quotation");
  await hydrated(page);
  const amounts = page.locator("td").filter({ hasText: /^–$/ });
  expect(await amounts.count()).toBeGreaterThan(0);
  expect(await amounts.filter({ visible: true }).count()).toBe(0);
});

test.each([
  ["/blog", 320, 0],
  ["/", 320, 0],
  ["/blog", 360, 0.12],
])(
  "on %s at %i px, with letters %d em apart, authors' full names fit on a line",
  async (path, width, spacing) => {
    const { page } = await browser.open(path, { viewport: { width, height: 740 }, ...STILL });
    await page.addStyleTag({ content: `* { letter-spacing: ${spacing}em !important }` });
    await page.evaluate(() => document.documentElement.classList.add("laid-out"));
    const names = page
      .getByText("Written by", { exact: true })
      .locator("xpath=following-sibling::*[1]");
    const fits = await names.evaluateAll((all) =>
      all.map(
        (name) =>
          name.scrollWidth <= name.clientWidth &&
          name.clientHeight < 2 * Number.parseFloat(getComputedStyle(name).lineHeight),
      ),
    );
    expect(fits.length).toBeGreaterThan(3);
    expect(fits).not.toContain(false);
  },
);

test("a page opened at an anchor is laid out completely at once", async () => {
  const { page } = await browser.newPage(PHONE);
  await hold(page, /\.js$/);
  await page.goto("/pricing#brochures");
  expect(await laidOut(page)).not.toContain(false);
  await page.goto("/about");
  expect(await laidOut(page)).toContain(false);
});

test.each(["/", "/services", "/about", "/pricing", "/testimonials", "/tools", "/blog/12"])(
  "no heading on %s breaks a word at 320 px",
  async (path) => {
    const { page } = await browser.open(path, { ...STILL, viewport: { width: 320, height: 800 } });
    await hydrated(page);
    await useBrandFonts(page);
    const broken = await page.locator("h1, h2, h3").evaluateAll((headings) =>
      headings
        .filter((heading) => heading.checkVisibility())
        .flatMap((heading) => {
          const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
          const words: string[] = [];
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s-]+/g)) {
              const range = new Range();
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top));
              if (new Set(tops).size > 1) words.push(word);
            }
          }
          return words;
        }),
    );
    expect(broken).toEqual([]);
  },
);

test("a printed page has logo and address, dark text, all quotes, no controls, and prices in three columns", async () => {
  const { page } = await browser.open("/", { viewport: { width: 718, height: 1_000 } });
  await hydrated(page);
  await page.emulateMedia({ media: "print" });
  const header = page.getByRole("banner");
  expect(await header.innerText()).toContain(BRAND.phone);
  expect(await header.innerText()).toContain(BRAND.address.street);
  expect(await header.locator("img").filter({ visible: true }).count()).toBe(1);
  const controls = page.locator("canvas, button, input[type=submit], #home a, header nav");
  expect(await controls.filter({ visible: true }).count()).toBe(0);
  const quotes = page.locator("blockquote");
  expect(await quotes.filter({ visible: true }).count()).toBe(await quotes.count());
  const lightest = await page
    .locator("h1, h2, h3, h1 span, main p")
    .evaluateAll((all) =>
      Math.max(
        ...all
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => Number(getComputedStyle(element).color.match(/\d+/g)?.[1])),
      ),
    );
  expect(lightest).toBeLessThan(110); // its green, which white and pink have more of
  await page.goto("/pricing");
  const prices = page.getByRole("region", { name: "Investment Options" });
  const lefts = await prices
    .getByRole("heading", { level: 3 })
    .evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(3);
});

test("a printed page has the final figures and the details that a click would open", async () => {
  const { page } = await browser.newPage({ viewport: { width: 360, height: 400 } });
  await stopTime(page);
  await page.goto("/about");
  await hydrated(page);
  const figure = page.getByRole("listitem").filter({ hasText: "Clients Served" });
  await page.evaluate(() => window.scrollBy(0, 1));
  await page.locator("[data-reveal=waiting]").first().waitFor({ state: "attached" });
  await figure.scrollIntoViewIfNeeded();
  const counted = figure.getByText("0+", { exact: true });
  await runUntil(counted);
  await page.emulateMedia({ media: "print" });
  expect(await counted.isVisible()).toBe(false);
  expect((await figure.getByText(/^[1-9]\d*\+$/).boundingBox())?.width).toBeGreaterThan(20);
  await page.goto("/services/ussd");
  const answers = page.locator("main details > :not(summary)");
  expect(await answers.evaluateAll((all) => all.map((answer) => answer.checkVisibility()))).toEqual(
    Array(await answers.count()).fill(true),
  );
  expect(await answers.count()).toBeGreaterThan(2);
});
