import path from "node:path";
import type { Page } from "playwright-core";
import { bundledStore, type ContentStore } from "../../src/server/content-store";
import type { RunningServer } from "../../src/server/listen";
import { siteFolder } from "../../src/server/site-folder";
import { type SiteServerOptions, startServer } from "../../src/server/site-server";
import { hydrated, startBrowser } from "../support/browser";
import {
  json,
  type MisbehavingServer,
  raw,
  silence,
  startMisbehavingServer,
  status,
} from "../support/misbehaving-server";

/** The built site beside content APIs that have changed since, or do not work. */

const browser = startBrowser();
const built = bundledStore();

/** Newer than the build, and hostile. */
const FRESH = {
  id: 777,
  title: "Fresh <img src=x onerror=alert(1)>",
  paragraph_explanation: "A post about zebra crossings.",
  category: "ussd",
  author_name: "Zawadi",
  tags: ["zebra"],
  created_at: "2026-11-19T08:00:00Z",
  sections: [
    {
      header: "One",
      explanation:
        "<p>Hi <a href='javascript:window.pwned=1'>x</a></p><script>window.pwned=1</script><img src=x onerror='window.pwned=1'><svg onload='window.pwned=1'></svg>",
    },
  ],
};
const EDITED = "Edited after the build";
const changed: ContentStore = {
  ...built,
  blogs: () => [
    FRESH,
    ...built
      .blogs()
      .filter(({ id }) => id !== 5)
      .map((post) => (post.id === 11 ? { ...post, title: EDITED } : post)),
  ],
};

const servers: RunningServer[] = [];
let broken: MisbehavingServer;

async function serve(api: SiteServerOptions["api"]): Promise<string> {
  const site = siteFolder(path.resolve("public"), {
    hostDirectory: path.resolve("deploy/generated"),
  });
  const server = await startServer({
    port: 0,
    host: "127.0.0.1",
    publicDirectory: () => site,
    api,
    log: () => undefined,
  });
  servers.push(server);
  return server.url;
}

let changedUrl: string;
let brokenUrl: string;
beforeAll(async () => {
  broken = await startMisbehavingServer();
  changedUrl = await serve({
    content: changed,
    imagesDirectory: path.resolve("src/images"),
    contactStore: { add: async () => "1", close: async () => undefined },
  });
  brokenUrl = await serve({ target: new URL(broken.url), timeoutMs: 300 });
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await broken.stop();
});

/** A page at an address of one of these servers; the browser's helper opens its own site first. */
async function open(url: string, options = {}): Promise<Page> {
  const { page } = await browser.open("/robots.txt", options);
  await page.goto(url);
  return page;
}
const titles = (page: Page) => page.locator("main li h2").allTextContents();
const card = (page: Page, title: string) => page.locator("main li h2", { hasText: title });
const box = (page: Page) => page.getByRole("searchbox").first();

test("a post added after the build is listed, found and readable, and nothing in it runs", async () => {
  const page = await open(`${changedUrl}/blog`);
  await card(page, "Fresh").waitFor();
  expect(await titles(page)).toHaveLength(9);
  await box(page).fill("ZEBRA");
  await page.getByText("1 article found").waitFor();
  expect(await page.locator("mark").first().textContent()).toBe("zebra");
  await page.getByRole("link", { name: /^Read more about Fresh/ }).click();
  await page.getByRole("heading", { level: 1, name: /^Fresh/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/blog/777");
  expect(await page.locator("article p", { hasText: "Hi x" }).isVisible()).toBe(true);
  expect(await page.evaluate(() => Reflect.get(window, "pwned"))).toBeUndefined();
  await page.reload();
  await page.getByRole("heading", { level: 1, name: /^Fresh/ }).waitFor();
  await page.context().close();
});

test("one goes between posts and lists that are newer than the build, back, forward and to built ones", async () => {
  const page = await open(`${changedUrl}/blog/777`);
  const isFresh = async () => {
    await page.getByRole("heading", { level: 1, name: /^Fresh/ }).waitFor();
    await page.waitForFunction(() => document.title.startsWith("Fresh"));
    await page.locator('meta[name="robots"][content="noindex"]').waitFor({ state: "attached" });
    expect(await page.locator('link[rel="canonical"]').count()).toBe(0);
  };
  await isFresh();
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
  await page.locator("article").getByRole("link", { name: "zebra" }).click();
  await page.waitForURL(/\/blog\/tag\/zebra$/);
  await card(page, "Fresh").waitFor();
  expect(await titles(page)).toHaveLength(1);
  await page.goBack();
  await isFresh();
  await page.goForward();
  await card(page, "Fresh").waitFor();
  await page.getByRole("link", { name: /^Read more about Fresh/ }).click();
  await isFresh();
  const recent = page.getByRole("complementary", { name: "More from the blog" });
  await recent.getByRole("link", { name: EDITED }).click();
  await page.getByRole("heading", { level: 1, name: /^M-Pesa reconciliation/ }).waitFor(); // as built
  await page.locator('link[rel="canonical"][href$="/blog/11"]').waitFor({ state: "attached" });
  expect(await page.locator('meta[name="robots"]').count()).toBe(0);
  await page.goBack();
  await isFresh();
  expect(await page.evaluate(() => Reflect.get(window, "isSamePage"))).toBe(true);
  await page.context().close();
});

test("search, category and page live in the address and survive reload and back", async () => {
  const page = await open(`${changedUrl}/blog`);
  await hydrated(page);
  await box(page).fill("planning");
  await page.getByText("4 articles found").waitFor();
  await page.waitForURL(/\/blog\?q=planning$/);
  await page.reload();
  await page.getByText("4 articles found").waitFor();
  expect(await box(page).inputValue()).toBe("planning");
  await page.getByRole("link", { name: "Bulk SMS", exact: true }).first().click();
  await page.waitForURL(/\/blog\/category\/sms\?q=planning$/);
  await page.getByText("1 article found").waitFor();
  await page.goBack();
  await page.getByText("4 articles found").waitFor();
  await page.getByRole("button", { name: "Clear search" }).click();
  await page.waitForURL(/\/blog$/);
  expect(await titles(page)).toHaveLength(9);
  await page.context().close();
});

test("turning a page scrolls to the top and shows the rest, none twice", async () => {
  const page = await open(`${changedUrl}/blog`, { reducedMotion: "reduce" });
  await card(page, "Fresh").waitFor();
  const first = await titles(page);
  await page.getByRole("link", { name: "Next" }).click();
  await page.waitForURL(/\/blog\/page\/2$/);
  await card(page, "Shared or dedicated short code").waitFor();
  await page.waitForFunction(() => window.scrollY === 0);
  const second = await titles(page);
  expect(second).toHaveLength(4);
  expect(new Set([...first, ...second]).size).toBe(13);
  await page.context().close();
});

test("preview shows edited, new and deleted posts as a rebuild would, for this tab only", async () => {
  const page = await open(`${changedUrl}/blog?preview`);
  await card(page, EDITED).waitFor();
  await card(page, "Fresh").waitFor();
  expect(await card(page, "USSD, SMS or an app").count()).toBe(0);
  expect(await page.locator('meta[name="robots"]').first().getAttribute("content")).toBe("noindex");
  await page.goto(`${changedUrl}/blog/11`);
  await page.getByRole("heading", { level: 1, name: EDITED }).waitFor();
  await page.goto(`${changedUrl}/blog/5`);
  await page.getByText("The article could not be found.").waitFor();

  const other = await page.context().newPage();
  await other.goto(`${changedUrl}/blog/5`);
  await other.getByRole("heading", { level: 1, name: "USSD, SMS or an app" }).waitFor();
  expect(await other.getByRole("region", { name: "Preview" }).count()).toBe(0);

  await page.getByRole("button", { name: "Leave preview" }).click();
  await page.getByRole("heading", { level: 1, name: "USSD, SMS or an app" }).waitFor();
  await page.context().close();
});

test("a new post takes the place of a card instead of moving the list", async () => {
  const page = await open(`${changedUrl}/blog`);
  await page.waitForLoadState("domcontentloaded");
  const currentSectionOf = (nth: number) =>
    page.getByRole("main").locator("li:has(h2)").nth(nth).boundingBox();
  const before = await currentSectionOf(0);
  await card(page, "Fresh").waitFor();
  expect(await currentSectionOf(0)).toMatchObject({ x: before?.x, y: before?.y });
  await page.context().close();
});

test.each([
  ["is down", () => status(503)],
  ["fails with a message", () => json({ message: "nope" })],
  ["sends HTML", () => raw("<h1>Welcome to nginx</h1>", "text/html")],
  ["sends a wrong shape", () => json({ blogs: { a: [1, null] } })],
  ["never answers", () => silence()],
])("with an API that %s, pages stay as built and search works", async (_name, behaviour) => {
  broken.on("/blogs", behaviour());
  const page = await open(`${brokenUrl}/blog`);
  await page.waitForLoadState("networkidle");
  expect((await titles(page))[0]).toBe("Why one curly apostrophe can double your SMS bill");
  await box(page).fill("reconciliation");
  await card(page, "M-Pesa reconciliation").waitFor();
  expect(await titles(page)).toHaveLength(1);
  await page.goto(`${brokenUrl}/blog/12`);
  await page.waitForLoadState("networkidle");
  expect(await page.getByRole("heading", { name: "Recent Posts" }).isVisible()).toBe(true);
  await page.context().close();
});

test("without an API an unknown post could not be found, an unknown category is empty", async () => {
  broken.on("/blogs", status(500));
  const page = await open(`${brokenUrl}/blog/nowhere`);
  await page.getByText("The article could not be found.").waitFor();
  await page.goto(`${brokenUrl}/blog/category/nowhere`);
  await page.getByText("No articles found matching your criteria.").waitFor();
  await page.context().close();
});

test("without scripts lists, categories, pages, filters and posts work as links", async () => {
  const page = await open(`${changedUrl}/blog`, { javaScriptEnabled: false });
  expect(await titles(page)).toHaveLength(9);
  await page.getByRole("link", { name: "Next" }).click();
  expect(new URL(page.url()).pathname).toBe("/blog/page/2");
  expect(await titles(page)).toHaveLength(3);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${changedUrl}/blog/category/sms`);
  await page.getByText("Filters").click();
  await page.getByRole("link", { name: "USSD Services" }).first().click();
  expect(new URL(page.url()).pathname).toBe("/blog/category/ussd");
  await page.getByRole("link", { name: /^Read more about How to design/ }).click();
  expect(await page.locator("article h2").count()).toBeGreaterThan(3);
  await page.context().close();
});

test("the keyboard alone finds and opens a post", async () => {
  const page = await open(`${changedUrl}/blog`);
  await page.waitForLoadState("networkidle");
  await box(page).focus();
  await page.keyboard.type("sender id");
  await page.getByText(/articles? found/).waitFor();
  const link = page.getByRole("link", { name: /^Read more about How to register/ });
  for (let step = 0; step < 12; step += 1) {
    if (await link.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/blog\/1$/);
  await page.context().close();
});

test("a printed post has its words and where links lead, and no navigation", async () => {
  const page = await open(`${changedUrl}/blog/12`);
  await page.emulateMedia({ media: "print" });
  for (const name of ["Recent Posts", "Related Articles", "Subscribe"]) {
    expect(await page.getByRole("heading", { name }).isVisible()).toBe(false);
  }
  expect(await page.locator("header").first().isVisible()).toBe(false);
  expect(await page.locator("footer").last().isVisible()).toBe(false);
  expect(await page.locator("article h2").first().isVisible()).toBe(true);
  await page.context().close();
});
