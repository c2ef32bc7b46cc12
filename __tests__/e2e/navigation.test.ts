import type { Page } from "playwright-core";
import { hydrated, markDocument, PHONE, settled, startBrowser } from "../support/browser/browser";
import { testWith } from "../support/browser/programs";
import { titleOf } from "../support/content/bundled-posts";

/** Navigation in place is Gatsby's own; these journeys hold what the specification and WCAG ask of it. */

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

test.each([
  ["/no%3Asuch", "This page does not exist"],
  ["/about%20?from=chat#team", /about/i],
])("%s, as a chat program may make it, shows %s", async (url, name) => {
  const { page } = await browser.open(url);
  await hydrated(page);
  await heading(page, name).waitFor();
});

test("header and floating buttons stay in place when the page changes", async () => {
  const { page, consoleErrors } = await browser.open("/");
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

test("a new page begins at its top, with the focus on its heading", async () => {
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

test("the next page of a list scrolls up to its top, smoothly", async () => {
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

test("going back closes the menu that is open, and the page can be scrolled", async () => {
  const { page } = await browser.open("/", PHONE);
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

/** Title, metadata and structured data as they are now. */
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

test("a page opened by a link has the metadata that it was built with, going back too", async () => {
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

test("results of a search stay out of search engines, the other metadata stays", async () => {
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

test("a phone mock-up appears in a service that a link opened", async () => {
  const { page } = await browser.open("/about");
  await hydrated(page);
  await page.getByRole("button", { name: "Services" }).click();
  await inHeader(page, "USSD").click();
  await headingHasFocus(page);
  await inHeader(page, "USSD").waitFor({ state: "hidden" }); // the mouse is still on the menu
  await page.getByRole("heading", { name: "Common Use Cases" }).scrollIntoViewIfNeeded();
  await page.getByRole("heading", { name: "Dial a menu that works" }).waitFor();
});

test("going back to a page that has to be fetched again restores its scroll position", async () => {
  const { page } = await browser.open("/pricing");
  await hydrated(page);
  const left = await page.evaluate(async () => {
    window.scrollTo(0, 3_000);
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame(); // sections come near and get their own heights
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

test("a page that is reloaded is where it was left", async () => {
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

/** The anchor's target is at the top of the window, below the header. */
const isShown = (page: Page, href: string) =>
  page.waitForFunction((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top >= 0 && top < 200;
  }, href.slice(1));

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

test("an anchor of another page is at the top of the window after a navigation in place", async () => {
  const { page } = await browser.open("/tools", { ...PHONE, reducedMotion: "reduce" });
  await hydrated(page);
  const isSameDocument = await markDocument(page);
  // no page links to another one's anchor today: editors may
  await page.evaluate(() => Reflect.get(window, "___navigate")("/pricing#brochures"));
  await isShown(page, "#brochures");
  expect(await isSameDocument()).toBe(true);
});

test.each([
  ["opened by itself", "/privacy-policy"],
  ["opened by a link", "/about"],
])(
  "in a page %s an anchor is scrolled to, and back and forward restore positions",
  async (_how, from) => {
    const { page } = await browser.open(from, { reducedMotion: "reduce" });
    await hydrated(page);
    if (from !== "/privacy-policy") {
      const isSameDocument = await markDocument(page);
      // by keyboard: on its way down a pointer would meet sections that come near and grow
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

/** What styles make of every element of the page's content, in order. */
const stylesOf = (page: Page): Promise<string[]> =>
  page.locator("main :not(svg, svg *)").evaluateAll((all) =>
    all.map((element) => {
      const { display, padding, borderRadius, backgroundColor, fontWeight } =
        getComputedStyle(element);
      return [element.tagName, display, padding, borderRadius, backgroundColor, fontWeight].join();
    }),
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
