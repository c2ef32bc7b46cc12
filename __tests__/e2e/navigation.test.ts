import type { Page } from "playwright-core";
import { hydrated, markDocument, PHONE, startBrowser } from "../support/browser/browser";
import { testWith } from "../support/browser/programs";

/**
 * Gatsby navigates in place. These journeys check what the specification and WCAG require of it.
 * `navigation.slow.test.ts` has scroll positions.
 */

const test = testWith("chromium");
const browser = startBrowser();

const inHeader = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true }).first();
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });
const headingHasFocus = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.matches("main h1"));
const isInView = (node: Element) => {
  const { top, bottom } = node.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};
const scrolledTo = (page: Page, top: number) =>
  page.waitForFunction((y) => Math.abs(scrollY - y) < 2, top);

test("header and floating buttons stay in place when the page changes", async () => {
  const { page, consoleErrors } = await browser.open("/tools");
  await hydrated(page);
  const parts = [page.getByRole("banner"), page.getByRole("complementary", { name: "Chat" })];
  const before = await Promise.all(parts.map((part) => part.elementHandle()));
  await inHeader(page, "Pricing").click();
  await heading(page, /pricing/i).waitFor();
  const stays = before.map((part) => part?.evaluate((node) => node.isConnected));
  expect(await Promise.all(stays)).toEqual([true, true]);
  expect(await inHeader(page, "Pricing").getAttribute("aria-current")).toBe("page");
  expect(consoleErrors).toEqual([]);
});

test("a new page starts at its top, with the focus on its heading", async () => {
  const { page } = await browser.open("/blog");
  await hydrated(page);
  const isSameDocument = await markDocument(page);
  const card = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("h2") });
  const title = (await card.last().getByRole("heading").textContent()) ?? "";
  await card.last().getByRole("link").scrollIntoViewIfNeeded();
  await card.last().getByRole("link").click();
  await heading(page, title).waitFor();
  await headingHasFocus(page);
  await scrolledTo(page, 0);
  expect(await isSameDocument()).toBe(true);
});

test("an anchor of another page is opened and in view, and the keyboard continues there", async () => {
  const { page } = await browser.open("/services/callcenter", PHONE);
  await hydrated(page);
  const link = page.getByRole("main").locator('a[href^="/pricing#plans-"]').first();
  const id = (await link.getAttribute("href"))?.split("#")[1] ?? "";
  await link.focus();
  await page.keyboard.press("Enter");
  await heading(page, /pricing/i).waitFor();
  const plans = page.locator(`details#${id}`);
  await page.waitForFunction(() => document.activeElement?.localName === "summary");
  expect(await plans.getAttribute("open")).not.toBeNull();
  expect(await plans.locator("summary").evaluate(isInView)).toBe(true);
  await page.keyboard.press("Tab");
  expect(await plans.evaluate((node) => node.contains(document.activeElement))).toBe(true);
});

test("a plan's address shows it, opened, below the header", async () => {
  for (const viewport of [PHONE.viewport, { width: 1280, height: 800 }]) {
    const { page } = await browser.open("/pricing", { viewport });
    const id = await page.locator("main details[id^=plans-]").last().getAttribute("id");
    await page.goto("about:blank");
    await page.goto(`/pricing#${id}`);
    await hydrated(page);
    const plans = page.locator(`details#${id}`);
    await plans.and(page.locator("[open]")).waitFor();
    await page.waitForFunction((hash) => {
      const { top = -1 } =
        document.querySelector(`#${hash} summary`)?.getBoundingClientRect() ?? {};
      return top >= 0 && top < 200;
    }, id);
  }
});

test("the next page of a list scrolls smoothly to its top", async () => {
  const { page } = await browser.open("/blog");
  await hydrated(page);
  const isSameDocument = await markDocument(page);
  await page.evaluate(() => {
    const scroll = window.scrollTo.bind(window);
    const behaviors: (string | undefined)[] = [];
    const scrollTo = (...given: [ScrollToOptions]) => {
      behaviors.push(given[0].behavior);
      scroll(...given);
    };
    Object.assign(window, { behaviors, scrollTo });
  });
  const next = page.getByRole("navigation", { name: "Pages of articles" }).getByText("Next");
  await next.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await next.click();
  await page.waitForURL("/blog/page/2");
  await scrolledTo(page, 0);
  await headingHasFocus(page);
  expect(await page.evaluate(() => Reflect.get(window, "behaviors"))).toContain("smooth");
  expect(await isSameDocument()).toBe(true);
});

test("going back closes an open menu, and the page can be scrolled", async () => {
  const { page } = await browser.open("/tools", PHONE);
  await hydrated(page);
  const menu = page.locator("header details").first();
  const toggle = page.locator("header summary").first();
  await toggle.click();
  await menu.getByRole("link", { name: "Pricing" }).click();
  await page.waitForURL("/pricing");
  await toggle.click();
  expect(await menu.getAttribute("open")).not.toBeNull();
  await page.goBack();
  await page.waitForFunction(() => !document.querySelector("header details")?.hasAttribute("open"));
  expect(await page.evaluate(() => document.body.style.overflow)).toBe("");
});

/** The current title, metadata and structured data. */
const headOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.head.querySelectorAll("title, meta, link[data-react-helmet], script[type$=json]")]
      .map((tag) => {
        const attributes = [...tag.attributes].filter(({ name }) => !name.startsWith("data-"));
        const words = attributes.map(({ name, value }) => `${name}=${value}`).sort();
        return [tag.localName, ...words, tag.textContent].join(" ");
      })
      .sort(),
  );
const titled = (page: Page, title: string) =>
  page.waitForFunction((expected) => document.title === expected, title);

test("a page opened through a link has its built metadata, and so has the page when going back", async () => {
  const { page } = await browser.open("/about");
  const about = { title: await page.title(), head: await headOf(page) };
  await page.goto("/contact");
  const contact = { title: await page.title(), head: await headOf(page) };
  await hydrated(page);
  expect(await headOf(page)).toEqual(contact.head);
  await inHeader(page, "About Us").click();
  await titled(page, about.title);
  expect(await headOf(page)).toEqual(about.head);
  await page.goBack();
  await titled(page, contact.title);
  expect(await headOf(page)).toEqual(contact.head);
});

test("search results stay out of search engines, and the other metadata doesn't change", async () => {
  const { page } = await browser.open("/blog");
  const built = await headOf(page);
  const robots = page.locator('meta[name="robots"]');
  const search = page.getByRole("searchbox").first();
  await search.fill("ussd");
  await robots.waitFor({ state: "attached" });
  expect(await headOf(page)).toEqual([...built, "meta content=noindex name=robots "].sort());
  await search.fill("");
  await robots.waitFor({ state: "detached" });
  expect(await headOf(page)).toEqual(built);
});
