import type { Page } from "playwright-core";
import { hydrated, markDocument, PHONE, settled, startBrowser } from "../support/browser/browser";
import { testWith } from "../support/browser/programs";
import { titleOf } from "../support/content/bundled-posts";

/** Scroll positions, anchors and styles after navigating in place. */

const test = testWith("chromium");
const browser = startBrowser();

const inHeader = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true }).first();
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });
const headingHasFocus = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.matches("main h1"));
const scrolledTo = (page: Page, top: number) =>
  page.waitForFunction((y) => Math.abs(scrollY - y) < 2, top);

/** Checks that the anchor's target is at the top of the window, below the header. */
const isShown = (page: Page, href: string) =>
  page.waitForFunction((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top >= 0 && top < 200;
  }, href.slice(1));

/** The computed styles of all elements in the page's content, in order. */
const stylesOf = (page: Page): Promise<string[]> =>
  page.locator("main :not(svg, svg *)").evaluateAll((all) =>
    all.map((element) => {
      const { display, padding, borderRadius, backgroundColor, fontWeight } =
        getComputedStyle(element);
      return [element.tagName, display, padding, borderRadius, backgroundColor, fontWeight].join();
    }),
  );

test.each([
  ["/no%3Asuch", "This page does not exist"],
  ["/about%20?from=chat#team", /about/i],
])("%s, as a chat program might write it, shows %s", async (url, name) => {
  const { page } = await browser.open(url);
  await hydrated(page);
  await heading(page, name).waitFor();
});

test("a phone mock-up appears in a service opened through a link", async () => {
  const { page } = await browser.open("/about");
  await hydrated(page);
  await page.getByRole("button", { name: "Services" }).click();
  await inHeader(page, "USSD").click();
  await headingHasFocus(page);
  await inHeader(page, "USSD").waitFor({ state: "hidden" }); // the mouse is still on the menu
  await page.getByRole("heading", { name: "Common Use Cases" }).scrollIntoViewIfNeeded();
  await page.getByRole("heading", { name: "Dial a USSD menu" }).waitFor();
});

test("going back to a page that has to be fetched again restores its scroll position", async () => {
  const { page } = await browser.open("/pricing");
  await hydrated(page);
  const left = await page.evaluate(async () => {
    window.scrollTo(0, 3_000);
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame(); // sections come near and get their real heights
    await frame();
    await frame();
    return window.scrollY;
  });
  expect(left).toBeGreaterThan(1_000);
  await inHeader(page, "About Us").click();
  await heading(page, "About Us").waitFor();
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await headingHasFocus(page);
  await scrolledTo(page, left);
});

test("reloading a page keeps its scroll position", async () => {
  const { page } = await browser.open("/", { reducedMotion: "reduce" });
  await hydrated(page);
  const isThere = () => page.waitForFunction(() => Math.abs(scrollY - 1500) < 20);
  await page.mouse.wheel(0, 1500);
  await isThere();
  await page.reload();
  await isThere();
  await hydrated(page);
  await isThere();
});

test.each([
  ["pressed", "/pricing"],
  ["opened directly", "/pricing#brochures"],
])("an anchor below the fold is at the top of the window when %s", async (_how, path) => {
  const { page } = await browser.open(path, { ...PHONE, reducedMotion: "reduce" });
  if (!path.includes("#")) {
    await page.getByRole("link", { name: "Brochures", exact: true }).first().click();
  }
  await isShown(page, "#brochures");
  await hydrated(page);
  await isShown(page, "#brochures");
});

test("an anchor on another page is at the top of the window after navigating in place", async () => {
  const { page } = await browser.open("/tools", { ...PHONE, reducedMotion: "reduce" });
  await hydrated(page);
  const isSameDocument = await markDocument(page);
  // no page links to another page's anchor today, but editors may add links
  await page.evaluate(() => Reflect.get(window, "___navigate")("/pricing#brochures"));
  await isShown(page, "#brochures");
  expect(await isSameDocument()).toBe(true);
});

test.each([
  ["opened directly", "/privacy-policy"],
  ["opened by a link", "/about"],
])(
  "on a page %s, links scroll to anchors, and back and forward restore positions",
  async (_how, from) => {
    const { page } = await browser.open(from, { reducedMotion: "reduce" });
    await hydrated(page);
    if (from !== "/privacy-policy") {
      const isSameDocument = await markDocument(page);
      // with the keyboard, because a pointer would meet sections that grow as they come near
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: "Privacy Policy", exact: true })
        .press("Enter");
      await heading(page, "Privacy Policy").waitFor();
      await headingHasFocus(page);
      expect(await isSameDocument()).toBe(true);
    }
    const contents = page.getByRole("navigation", { name: "On this page" }).getByRole("link");

    await page.mouse.wheel(0, 40);
    await scrolledTo(page, 40);
    const first = (await contents.nth(4).getAttribute("href")) ?? "";
    await contents.nth(4).click();
    await isShown(page, first);
    await page.waitForURL(`**${first}`);
    await page.goBack();
    await scrolledTo(page, 40);
    const second = (await contents.nth(1).getAttribute("href")) ?? "";
    await contents.nth(1).click();
    await isShown(page, second);
    const there = await page.evaluate(() => scrollY);
    await inHeader(page, "Pricing").click();
    await heading(page, "Pricing").waitFor();
    await page.goBack();
    await heading(page, "Privacy Policy").waitFor();
    await scrolledTo(page, there);
    await page.goBack();
    await scrolledTo(page, 40);
    await page.goForward();
    await scrolledTo(page, there);
  },
);

test.each([
  ["/pricing", "/", "Pricing"],
  ["/blog/12", "/blog", `Read more about ${titleOf(12)}`],
])("%s has the styles of its own HTML when a link on %s opens it", async (path, from, name) => {
  const { page: direct } = await browser.open(path);
  const { page, consoleErrors } = await browser.open(from);
  await hydrated(page);
  const isSameDocument = await markDocument(page);
  await page.getByRole("link", { name, exact: true }).first().click();
  await page.waitForURL(path);
  await headingHasFocus(page);
  await settled(page);
  expect(await stylesOf(page)).toEqual(await stylesOf(direct));
  expect(await isSameDocument()).toBe(true);
  expect(consoleErrors).toEqual([]);
});
