import path from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import type { ContentStore } from "../../src/content/content-store";
import { folderStore } from "../../src/server/folder-store";
import type { RunningServer } from "../../src/server/listen";
import { hydrated, markDocument, settled, startBrowser } from "../support/browser/browser";
import { serveSite } from "../support/browser/built-site";
import { testWith } from "../support/browser/programs";
import { authorIn, newestFirst, postsBy, titleOf } from "../support/content/bundled-posts";
import { isFull } from "../support/full";
import {
  json,
  type MisbehavingServer,
  raw,
  silence,
  startMisbehavingServer,
  status,
} from "../support/servers/misbehaving-server";
import { NO_INBOX } from "../support/servers/no-inbox";
import { until } from "../support/until";

/** The built site beside content APIs that have changed since, or do not work. */

const test = testWith("chromium");
const browser = startBrowser();
const built = folderStore();

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
        "<p>Hi <a href='javascript:window.pwned=1'>x</a></p><script>window.pwned=1</script><img src=x onerror='window.pwned=1'><svg onload='window.pwned=1'></svg><h1><img src='https://evil.example/a.png' srcset='https://evil.example/b.png 1x'></h1><table><tr><td><img src='/etc/passwd'></td></tr></table>",
    },
    {
      header: "Frames",
      explanation:
        "<frameset><frame src='javascript:parent.pwned=1'></frameset><p>Behind frames</p>",
    },
    {
      header: "Titles",
      explanation:
        "<a title=\"<table ><meta http-equiv=refresh content='0;url=/about'><form id=evil>\">named like a table</a>",
    },
    {
      header: "Newsletter email",
      explanation: "<p><a href='#one'>first</a> <a href='#100%'>all</a></p>",
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

let brokenApi: MisbehavingServer;
/** A host that has no copy yet of what the API answered before it broke. */
const serveBroken = () => serveSite({ target: new URL(brokenApi.url), timeoutMs: 300 });
let beside: { readonly changed: RunningServer; readonly broken: RunningServer };
beforeAll(async () => {
  brokenApi = await startMisbehavingServer();
  const imagesDirectory = path.resolve("sample/images");
  beside = {
    changed: await serveSite({ content: changed, imagesDirectory, inbox: NO_INBOX }),
    broken: await serveBroken(),
  };
});
afterAll(async () => {
  await Promise.all([beside.changed.close(), beside.broken.close()]);
  await brokenApi.stop();
});

/** A page of the site whose content API has changed, or is broken. */
const open = async (
  urlPath: string,
  options: BrowserContextOptions = {},
  api: keyof typeof beside = "changed",
): Promise<Page> => (await browser.open(beside[api].url + urlPath, options)).page;
const titles = (page: Page) => page.locator("main li h2").allTextContents();
const card = (page: Page, title: string) => page.locator("main li h2", { hasText: title });
const recentPosts = (page: Page) =>
  page
    .getByRole("complementary", { name: "More from the blog" })
    .getByRole("region", { name: "Recent Posts" });
const box = (page: Page) => page.getByRole("searchbox").first();
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name }).waitFor();

test("a post added after the build is listed, found and readable, and nothing in it runs", async () => {
  const page = await open("/blog");
  const before = await page.locator("main li:has(h2)").first().boundingBox();
  await card(page, "Fresh").waitFor();
  // it takes the place of a card instead of moving the list
  expect(await page.locator("main li:has(h2)").first().boundingBox()).toMatchObject({
    x: before?.x,
    y: before?.y,
  });
  expect(await titles(page)).toHaveLength(9);
  await box(page).fill("ZEBRA");
  await page.getByText("1 article found").waitFor();
  expect(await page.locator("mark").first().textContent()).toBe("zebra");
  await page.getByRole("link", { name: /^Read more about Fresh/ }).click();
  await heading(page, /^Fresh/);
  await page.waitForURL(({ pathname }) => pathname === "/blog/777");
  expect(await page.locator("article p", { hasText: "Hi x" }).isVisible()).toBe(true);
  expect(await page.evaluate(() => "pwned" in window)).toBe(false);
  await page.reload();
  await heading(page, /^Fresh/);
});

test("of an article that was not built, nothing is asked for or run but pictures of the content API", async () => {
  const { page, requests, consoleErrors } = await browser.open(`${beside.changed.url}/blog/777`);
  await heading(page, /^Fresh/);
  await page.locator("article").getByText("Behind frames").waitFor();
  await settled(page);
  const { origin } = new URL(beside.changed.url);
  const urls = requests.map((request) => request.url());
  expect(
    urls.filter((url) => !url.startsWith(origin) || /\/(?:x|passwd|a\.png)$/.test(url)),
  ).toEqual([]);
  expect(consoleErrors.filter((line) => line.includes("evil.example"))).toEqual([]);
});

test("of an article that was not built, no text replaces the page, hides another or takes an id of the site", async () => {
  const page = await open("/blog/777");
  await heading(page, /^Fresh/);
  const article = page.locator("article");
  await article.getByText("Behind frames").waitFor();
  await article.getByText("named like a table").waitFor();
  expect(await page.locator("meta[http-equiv=refresh], #evil, frameset").count()).toBe(0);
  await page.getByRole("heading", { level: 2, name: "Newsletter email" }).waitFor();
  const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(await page.locator("#newsletter-email").getAttribute("type")).toBe("email");
  expect(await article.getByRole("link", { name: "all", exact: true }).count()).toBe(0);
  await article.getByRole("link", { name: "first" }).click();
  await page.waitForURL("**/blog/777#part-one");
  await page.waitForFunction(() => {
    const top = document.getElementById("part-one")?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < window.innerHeight / 2;
  });
});

/** Wrong in every field but those under test; its id is no path, and ends in half of a character. */
const HOSTILE = {
  id: "../../odd:id \uD83D",
  title: "Honest title <script>window.pwned=1</script>\uD83D",
  paragraph_explanation: { not: "text" },
  category: ["list"],
  author_name: 7,
  image_path: "../../../etc/passwd",
  tags: ["honest \uD83D", "../../up", "__proto__"],
  sections: [
    5,
    ["x"],
    { header: {}, explanation: 5 },
    { header: "Honest part", explanation: "<p>Zebra words</p><svg onload='window.pwned=1'></svg>" },
  ],
  created_at: "2026-11-19T08:00:00Z",
  updated_at: {},
};

test("of a hostile post that was not built the honest parts show at its URL, in lists and in preview", async () => {
  const others = built.blogs().slice(0, 5);
  const blogs = [null, "a post", HOSTILE, ...others];
  brokenApi.on("/blogs", json({ blogs, total: blogs.length, pages: 1 }));
  const opened = await browser.open(`${beside.broken.url}/blog`);
  const { page } = opened;
  await card(page, "Honest title").waitFor();
  await box(page).fill("honest title");
  await page.getByText("1 article found").waitFor();
  await page.getByRole("link", { name: /^Read more about Honest title/ }).click();
  const isShown = async () => {
    await heading(page, /^Honest title <script>window.pwned=1<\/script>\uFFFD$/);
    await page.getByRole("heading", { level: 2, name: "Honest part" }).waitFor();
    await page.locator("article p", { hasText: "Zebra words" }).waitFor();
    await page.locator("main").getByText("Anonymous").first().waitFor();
    await page.waitForURL(({ pathname }) => pathname === "/blog/odd-id");
  };
  await isShown();
  for (const urlPath of ["/blog/odd-id", "/blog/odd-id?preview"]) {
    await page.goto(beside.broken.url + urlPath);
    await isShown();
  }
  await page.locator("article").getByRole("link", { name: "honest \uFFFD" }).click();
  await page.waitForURL("**/blog/tag/honest");
  await card(page, "Honest title").waitFor();
  await page.goto(`${beside.broken.url}/blog?preview`);
  await card(page, "Honest title").waitFor();
  await page.getByRole("button", { name: "Leave preview" }).click();
  await page.goto(`${beside.broken.url}/blog/${others[0]?.id}`);
  await hydrated(page);
  const side = page.getByRole("complementary", { name: "More from the blog" });
  await side.getByRole("link", { name: /^Honest title/ }).waitFor();
  expect(await page.evaluate(() => "pwned" in window)).toBe(false);
  expect(opened.consoleErrors.filter((line) => /React|hydrat|\bError:/i.test(line))).toEqual([]);
});

test("one goes between posts and lists that are newer than the build, back, forward and to built ones", async () => {
  const page = await open("/blog/777");
  const isFresh = async () => {
    await heading(page, /^Fresh/);
    await page.waitForFunction(() => document.title.startsWith("Fresh"));
    await page.locator('meta[name="robots"][content="noindex"]').waitFor({ state: "attached" });
    await page.locator('link[rel="canonical"][href$="/blog/777"]').waitFor({ state: "attached" });
  };
  await isFresh();
  const isSameDocument = await markDocument(page);
  await page.locator("article").getByRole("link", { name: "zebra" }).click();
  await page.waitForURL("**/blog/tag/zebra");
  await card(page, "Fresh").waitFor();
  expect(await titles(page)).toHaveLength(1);
  await page.goBack();
  await isFresh();
  await page.goForward();
  await card(page, "Fresh").waitFor();
  await page.getByRole("link", { name: /^Read more about Fresh/ }).click();
  await isFresh();
  await recentPosts(page).getByRole("link", { name: EDITED }).click();
  await heading(page, titleOf(11)); // as built
  await page.locator('link[rel="canonical"][href$="/blog/11"]').waitFor({ state: "attached" });
  expect(await page.locator('meta[name="robots"]').count()).toBe(0);
  await page.goBack();
  await isFresh();
  expect(await isSameDocument()).toBe(true);
});

test("search, category and page are in the URL and survive reload and back", async () => {
  const author = authorIn("sms").split(" ").at(-1) ?? ""; // one word, which a URL shows as it is
  const found = (count: number) =>
    page.getByText(`${count} ${count === 1 ? "article" : "articles"} found`).waitFor();
  const query = `q=${author}`;
  const page = await open("/blog");
  await hydrated(page);
  await box(page).fill(author);
  await found(postsBy(author));
  await page.waitForURL(`**/blog?${query}`);
  await page.reload();
  await found(postsBy(author));
  expect(await box(page).inputValue()).toBe(author);
  await page.getByRole("link", { name: "Bulk SMS", exact: true }).first().click();
  await page.waitForURL(`**/blog?category=sms&${query}`);
  await found(postsBy(author, "sms"));
  await heading(page, "Our Blog");
  await page.reload();
  await found(postsBy(author, "sms"));
  expect(await box(page).getAttribute("placeholder")).toBe("Search articles...");
  await page.goBack();
  await found(postsBy(author));
  await page.goForward();
  await found(postsBy(author, "sms"));
  await page.getByRole("link", { name: "All Posts", exact: true }).first().click();
  await page.waitForURL(`**/blog?${query}`);
  await found(postsBy(author));
  await page.getByRole("button", { name: "Clear search" }).click();
  await page.waitForURL("**/blog");
  expect(await titles(page)).toHaveLength(9);
});

test("a category chosen in place is announced by what was found, a page of the list by its number", async () => {
  const page = await open("/blog");
  await hydrated(page);
  const announcer = page.locator("#gatsby-announcer");
  await page.getByRole("link", { name: "Bulk SMS", exact: true }).first().click();
  await page.waitForURL("**/blog?category=sms");
  await page.getByRole("status").filter({ hasText: "found" }).waitFor();
  expect(await announcer.textContent()).toBe("");
  await page.goBack();
  await page.waitForURL("**/blog");
  await page.getByRole("link", { name: "Next" }).click();
  await heading(page, /, page 2$/);
  await page.waitForFunction(() => document.activeElement?.matches("main h1"));
  await announcer
    .filter({ hasText: /^Navigated to Our Blog, page 2$/ })
    .waitFor({ state: "attached" });
});

test("the status of the Subscribe card is there before it says something", async () => {
  const page = await open("/blog/category/sms");
  const card = page.getByRole("complementary").filter({ hasText: "Subscribe" });
  expect(await card.getByRole("status").count()).toBe(1);
});

test("the next page of a list shows the rest from its top, none twice", async () => {
  const page = await open("/blog", { reducedMotion: "reduce" });
  await card(page, "Fresh").waitFor();
  const first = await titles(page);
  await page.getByRole("link", { name: "Next" }).click();
  await page.waitForURL("**/blog/page/2");
  const rest = newestFirst().slice(first.length - 1); // the first page has the fresh post as well
  await card(page, titleOf(rest[0] ?? 0)).waitFor();
  await page.waitForFunction(() => window.scrollY === 0);
  const second = await titles(page);
  expect(second).toEqual(rest.map(titleOf));
});

test("preview shows edited, new and deleted posts as a rebuild would, for this tab only", async () => {
  const page = await open("/blog?preview");
  const { url } = beside.changed;
  await card(page, EDITED).waitFor();
  await card(page, "Fresh").waitFor();
  expect(await card(page, titleOf(5)).count()).toBe(0);
  expect(await page.locator('meta[name="robots"]').first().getAttribute("content")).toBe("noindex");
  await page.goto(`${url}/blog/11`);
  await heading(page, EDITED);
  await page.goto(`${url}/blog/5`);
  await page.getByText("The article could not be found.").waitFor();

  const other = await page.context().newPage();
  await other.goto(`${url}/blog/5`);
  await heading(other, titleOf(5));
  expect(await other.getByRole("region", { name: "Preview" }).count()).toBe(0);

  await page.getByRole("button", { name: "Leave preview" }).click();
  await heading(page, titleOf(5));
});

const FAILURES = [
  ["is down", () => status(503)],
  ["fails with a message", () => json({ message: "nope" })],
  ["sends HTML", () => raw("<h1>Welcome to nginx</h1>", "text/html")],
  ["sends a wrong shape", () => json({ blogs: { a: [1, null] } })],
  ["never answers", () => silence()],
] as const;
// `npm run test:full` tries each of them
test.each(isFull ? FAILURES : FAILURES.slice(-1))(
  "with an API that %s, pages stay as built and search works",
  async (_name, behaviour) => {
    brokenApi.on("/blogs", behaviour());
    await beside.broken.close();
    beside = { ...beside, broken: await serveBroken() };
    const page = await open("/blog", {}, "broken");
    await hydrated(page);
    await settled(page);
    expect((await titles(page))[0]).toBe(titleOf(newestFirst()[0] ?? 0));
    await box(page).fill(titleOf(11));
    await until(async () => (await titles(page)).length === 1); // its card is in the built list too
    expect(await titles(page)).toEqual([titleOf(11)]);
    await page.goto(`${beside.broken.url}/blog/12`);
    await hydrated(page);
    await recentPosts(page).scrollIntoViewIfNeeded();
    await recentPosts(page).getByRole("link").nth(4).waitFor(); // four posts, and the way to all
    const [, newest = 0] = newestFirst();
    expect(await recentPosts(page).getByRole("link").first().textContent()).toBe(titleOf(newest));
  },
);

test("without an API an unknown post isn't found, and an unknown category has no articles", async () => {
  brokenApi.on("/blogs", status(500));
  await beside.broken.close();
  beside = { ...beside, broken: await serveBroken() };
  const page = await open("/blog/nowhere", {}, "broken");
  await page.getByText("The article could not be found.").waitFor();
  await page.goto(`${beside.broken.url}/blog/category/nowhere`);
  await heading(page, "Nowhere");
  await page.getByText("No articles found matching your criteria.").waitFor();
});

test("without scripts lists, categories, pages, filters and posts work as links", async () => {
  const page = await open("/blog", { javaScriptEnabled: false });
  expect(await titles(page)).toHaveLength(9);
  await page.getByRole("link", { name: "Next" }).click();
  await page.waitForURL("**/blog/page/2");
  expect(await titles(page)).toHaveLength(3);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${beside.changed.url}/blog/category/sms`);
  await page.getByText("Filters").click();
  await page.getByRole("link", { name: "USSD Services" }).first().click();
  await page.waitForURL("**/blog/category/ussd");
  await page
    .getByRole("link", { name: /^Read more about/ })
    .first()
    .click();
  await page.locator("article h2").nth(3).waitFor();
  await recentPosts(page).getByRole("link", { name: "See all articles" }).click();
  await page.waitForURL("**/blog");
});

test("the keyboard alone finds and opens a post", async () => {
  const page = await open("/blog");
  await hydrated(page);
  await box(page).focus();
  await page.keyboard.type(titleOf(1));
  await page.getByText(/articles? found/).waitFor();
  const link = page.getByRole("link", { name: `Read more about ${titleOf(1)}` });
  for (let step = 0; step < 12; step += 1) {
    if (await link.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await page.waitForURL("**/blog/1");
});

test("a printed post has its words and where links lead, and no navigation", async () => {
  const page = await open("/blog/12");
  await page.emulateMedia({ media: "print" });
  for (const name of ["Recent Posts", "Related Articles", "Subscribe"]) {
    expect(await page.getByRole("heading", { name }).isVisible()).toBe(false);
  }
  expect(await page.locator("header").first().isVisible()).toBe(false);
  expect(await page.locator("footer").last().isVisible()).toBe(false);
  expect(await page.locator("article h2").first().isVisible()).toBe(true);
});
