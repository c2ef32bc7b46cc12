import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { startBrowser, untilLaidOut } from "../support/browser";

const browser = startBrowser();
const PHONE = { viewport: { width: 360, height: 740 } };

test("header and floating buttons outlive the page below them", async () => {
  const { page, complaints } = await browser.open("/");
  await page.locator("header[data-hydrated]").waitFor();
  const parts = [page.getByRole("banner"), page.getByRole("complementary", { name: "Chat" })];
  const kept = await Promise.all(parts.map((part) => part.elementHandle()));
  const pricing = page.getByRole("banner").getByRole("link", { name: "Pricing" }).first();
  await pricing.click();
  await page.getByRole("heading", { level: 1, name: /pricing/i }).waitFor();
  const stands = kept.map((part) => part?.evaluate((node) => node.isConnected));
  expect(await Promise.all(stands)).toEqual([true, true]);
  expect(await pricing.getAttribute("aria-current")).toBe("page");
  expect(complaints).toEqual([]);
});

test("a page opened by a link begins with its first parts, and soon is whole", async () => {
  const { page } = await browser.open("/about");
  await untilLaidOut(page);
  const whole = await page.locator("main > *").count();
  await page.goto(new URL("/contact", page.url()).href);
  await page.locator("header[data-hydrated]").waitFor();
  await page.evaluate(() => {
    const counts: number[] = [];
    Object.assign(window, { counts });
    const old = document.querySelector("main h1");
    new MutationObserver(() => {
      if (document.querySelector("main h1") === old) return;
      counts.push(document.querySelectorAll("main > *").length);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).first().click();
  await page.locator("footer").getByRole("link").first().waitFor();
  await page.waitForFunction((all) => document.querySelectorAll("main > *").length === all, whole);
  const counts = await page.evaluate(() => (window as unknown as { counts: number[] }).counts);
  expect(counts[0]).toBeLessThan(whole);
});

test("going back closes the menu that is open, and the page can be scrolled", async () => {
  const { page } = await browser.open("/", PHONE);
  await page.locator("header[data-hydrated]").waitFor();
  const menu = page.locator("header details").first();
  const toggle = page.locator("header summary").first();
  await toggle.click();
  await menu.getByRole("link", { name: "Pricing" }).click();
  await page.waitForURL("**/pricing");
  await toggle.click();
  expect(await menu.getAttribute("open")).not.toBeNull();
  await page.goBack();
  await page.waitForFunction(() => !document.querySelector("header details")?.hasAttribute("open"));
  expect(await page.evaluate(() => document.body.style.overflow)).toBe("");
});

/** Title and metadata as they now are, but for structured data, which the built page alone has. */
const headOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.head.querySelectorAll("title, meta, link[data-react-helmet]")]
      .map((tag) => {
        const attributes = [...tag.attributes].filter(({ name }) => !name.startsWith("data-"));
        const words = attributes.map(({ name, value }) => `${name}=${value}`).sort();
        return [tag.localName, ...words, tag.textContent].join(" ");
      })
      .sort(),
  );
const titled = (page: Page, title: string) =>
  page.waitForFunction((wanted) => document.title === wanted, title);

test("a page opened by a link has the metadata that it was built with, the way back too", async () => {
  const { page } = await browser.open("/about");
  const about = { title: await page.title(), head: await headOf(page) };
  await page.goto(new URL("/contact", page.url()).href);
  const contact = { title: await page.title(), head: await headOf(page) };
  await page.locator("header[data-hydrated]").waitFor();
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).first().click();
  await titled(page, about.title);
  expect(await headOf(page)).toEqual(about.head);
  await page.goBack();
  await titled(page, contact.title);
  expect(await headOf(page)).toEqual(contact.head);
});

test("results of a search stay out of search engines, the other metadata stand", async () => {
  const { page } = await browser.open("/blog");
  const built = await headOf(page);
  const robots = page.locator('meta[name="robots"]');
  const search = page.getByRole("searchbox").first();
  await search.fill("ussd");
  await robots.waitFor({ state: "attached" });
  const searched = await headOf(page);
  expect(searched).toEqual([...built, "meta content=noindex name=robots "].sort());
  await search.fill("");
  await robots.waitFor({ state: "detached" });
  expect(await headOf(page)).toEqual(built);
});

/** Keeps the heading that stands when the page that now is shown is turned. */
async function watchTurn(page: Page): Promise<() => Promise<string | undefined>> {
  await page.locator("header[data-hydrated]").waitFor();
  await page.evaluate(() => {
    const old = document.querySelector("main");
    const seen = new Promise((resolve) => {
      new MutationObserver(() => {
        if (!old?.isConnected) resolve(document.querySelector("main h1")?.textContent);
      }).observe(document.body, { childList: true, subtree: true });
    });
    Object.assign(window, { seen });
  });
  return () => page.evaluate(() => (window as unknown as { seen: Promise<string> }).seen);
}
const headingHasFocus = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.matches("main h1"));
const cardOf = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("h2") })
    .first();
const inHeader = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true }).first();
/** The script of a post's text alone, by its name in the build. */
const TEXT_SCRIPT = (() => {
  const { namedChunkGroups } = JSON.parse(readFileSync("public/webpack.stats.json", "utf8"));
  const { assets } = namedChunkGroups["later---src-templates-blog-post-tsx---text"];
  return `**/${assets.map((asset: { name: string }) => asset.name).findLast((name: string) => name.endsWith(".js"))}`;
})();

test("a post opened by a link comes with its text, and its heading takes the focus", async () => {
  const { page } = await browser.open("/blog");
  const turned = await watchTurn(page);
  const card = cardOf(page);
  const title = await card.getByRole("heading").textContent();
  await card.getByRole("link").click();
  expect(await turned()).toBe(title);
  await headingHasFocus(page);
});

test("so does the next post of one whose own text was not touched, also on the way back", async () => {
  const { page } = await browser.open("/blog/7");
  const back = await page.locator("main h1").textContent();
  const there = await watchTurn(page);
  const recent = page.getByRole("complementary").getByRole("listitem").getByRole("link").first();
  const title = await recent.textContent();
  await recent.evaluate((link) => (link as HTMLElement).click()); // a pointer would touch the page
  expect(title).toContain(await there());
  await headingHasFocus(page);
  const home = await watchTurn(page);
  await page.goBack();
  expect(await home()).toBe(back);
});

test("a text that never comes holds no other page up", async () => {
  const { page } = await browser.open("/blog", {}, (opened) =>
    opened.route(TEXT_SCRIPT, () => undefined).then(() => undefined),
  );
  await page.locator("header[data-hydrated]").waitFor();
  await cardOf(page).getByRole("link").hover();
  await page.waitForRequest(TEXT_SCRIPT);
  await inHeader(page, "About Us").click();
  await page.getByRole("heading", { level: 1, name: "About Us" }).waitFor();
});

test("a post whose text script fails is loaded as it was built", async () => {
  const { page } = await browser.open("/blog", {}, (opened) =>
    opened.route(TEXT_SCRIPT, (route) => route.abort()).then(() => undefined),
  );
  await page.locator("header[data-hydrated]").waitFor();
  const title = (await cardOf(page).getByRole("heading").textContent()) ?? "";
  await cardOf(page).getByRole("link").click();
  await page.waitForURL("**/blog/12");
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
});

test("a phone to press is there in a service that a link opened", async () => {
  const { page } = await browser.open("/about");
  await page.locator("header[data-hydrated]").waitFor();
  await page.getByRole("button", { name: "Services" }).click();
  await inHeader(page, "USSD").click();
  await headingHasFocus(page);
  await page.getByRole("heading", { name: "Common Use Cases" }).scrollIntoViewIfNeeded();
  await page.getByRole("heading", { name: "Dial a menu that works" }).waitFor();
});

test("who goes back to a page that has to be fetched again is where it was left", async () => {
  const { page } = await browser.open("/pricing");
  await untilLaidOut(page);
  await page.locator("header[data-hydrated]").waitFor();
  const last = page.getByRole("contentinfo");
  await last.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await last.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await inHeader(page, "About Us").click();
  await page.getByRole("heading", { level: 1, name: "About Us" }).waitFor();
  await page.reload();
  await page.locator("header[data-hydrated]").waitFor();
  await page.goBack();
  await page.waitForFunction((top) => Math.abs(scrollY - top) < 2, left);
});

test("an anchor in a part that comes later is gone to when it has come", async () => {
  const { page } = await browser.open("/terms-of-service");
  await page.locator("header[data-hydrated]").waitFor();
  await page.evaluate(() => Reflect.get(window, "___navigate")("/pricing#brochures"));
  await page.waitForFunction(() => {
    const top = document.getElementById("brochures")?.getBoundingClientRect().top;
    return top !== undefined && top >= 0 && top < 200;
  });
});

test.each([
  ["opened by itself", "/privacy-policy"],
  ["opened by a link", "/about"],
])(
  "in a page %s an anchor is gone to, and back and forward lead to where one was",
  async (_how, from) => {
    const { page } = await browser.open(from, { reducedMotion: "reduce" }); // else it takes its time
    await page.locator("header[data-hydrated]").waitFor();
    if (from !== "/privacy-policy") {
      const footer = page.getByRole("contentinfo");
      await footer.scrollIntoViewIfNeeded();
      await page.waitForFunction(() => !document.querySelector("[data-later] footer"));
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await footer.getByRole("link", { name: "Privacy Policy" }).click();
      await page.getByRole("heading", { level: 1, name: "Privacy Policy" }).waitFor();
      expect(await page.evaluate(() => "isSame" in window)).toBe(true); // no new document
    }
    await page.getByRole("heading", { level: 1, name: "Privacy Policy" }).waitFor();
    await untilLaidOut(page);
    const contents = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    /** The anchor's heading is at the top of the window, below the header. */
    const isShown = (href: string) =>
      page.waitForFunction((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top >= 0 && top < 200;
      }, href.slice(1));
    const scrolled = (top: number) => page.waitForFunction((y) => Math.abs(scrollY - y) < 2, top);

    await page.mouse.wheel(0, 40);
    await scrolled(40);
    const first = (await contents.nth(4).getAttribute("href")) ?? "";
    await contents.nth(4).click();
    await isShown(first);
    await page.waitForURL(`**${first}`);
    await page.goBack();
    await scrolled(40);
    const second = (await contents.nth(1).getAttribute("href")) ?? "";
    await contents.nth(1).click();
    await isShown(second);
    const there = await page.evaluate(() => scrollY);
    await page.getByRole("banner").getByRole("link", { name: "Pricing" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Pricing" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Privacy Policy" }).waitFor();
    await scrolled(there);
    await page.goBack();
    await scrolled(40);
    await page.goForward();
    await scrolled(there);
  },
);
