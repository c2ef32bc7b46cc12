import { hydrated, startBrowser } from "../support/browser/browser";
import {
  card,
  heading,
  recentPosts,
  searchBox,
  startBlogs,
  titles,
} from "../support/browser/changed-blog";
import { testWith } from "../support/browser/programs";
import { authorIn, newestFirst, postsBy, titleOf } from "../support/content/bundled-posts";
import { status } from "../support/servers/misbehaving-server";

/**
 * The built blog with content APIs that have changed since the build, or fail. `blog.slow.test.ts`
 * has hostile posts and preview.
 */

const test = testWith("chromium");
const browser = startBrowser();
const site = startBlogs(browser);

test("a post added after the build is listed, found and readable, and nothing in it runs", async () => {
  const page = await site.open("/blog");
  const before = await page.locator("main li:has(h2)").first().boundingBox();
  await card(page, "Fresh").waitFor();
  // replaces a card, so that the list doesn't move
  expect(await page.locator("main li:has(h2)").first().boundingBox()).toMatchObject({
    x: before?.x,
    y: before?.y,
  });
  expect(await titles(page)).toHaveLength(9);
  await searchBox(page).fill("ZEBRA");
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

test("search, category and page are in the URL and survive reload and back", async () => {
  const author = authorIn("sms").split(" ").at(-1) ?? ""; // one word, which stays unchanged in a URL
  const found = (count: number) =>
    page.getByText(`${count} ${count === 1 ? "article" : "articles"} found`).waitFor();
  const query = `q=${author}`;
  const page = await site.open("/blog");
  await hydrated(page);
  await searchBox(page).fill(author);
  await found(postsBy(author));
  await page.waitForURL(`**/blog?${query}`);
  await page.reload();
  await found(postsBy(author));
  expect(await searchBox(page).inputValue()).toBe(author);
  await page.getByRole("link", { name: "Bulk SMS", exact: true }).first().click();
  await page.waitForURL(`**/blog?category=sms&${query}`);
  await found(postsBy(author, "sms"));
  await heading(page, "Our Blog");
  await page.reload();
  await found(postsBy(author, "sms"));
  expect(await searchBox(page).getAttribute("placeholder")).toBe("Search articles...");
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

test("choosing a category announces how many were found, and a new page announces its number", async () => {
  const page = await site.open("/blog");
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

test("the Subscribe card's status exists before it says something", async () => {
  const page = await site.open("/blog/category/sms");
  const card = page.getByRole("complementary").filter({ hasText: "Subscribe" });
  expect(await card.getByRole("status").count()).toBe(1);
});

test("the next page of a list shows the rest from its top, without repeats", async () => {
  const page = await site.open("/blog", { reducedMotion: "reduce" });
  await card(page, "Fresh").waitFor();
  const first = await titles(page);
  await page.getByRole("link", { name: "Next" }).click();
  await page.waitForURL("**/blog/page/2");
  const rest = newestFirst().slice(first.length - 1); // the first page has the new post too
  await card(page, titleOf(rest[0] ?? 0)).waitFor();
  await page.waitForFunction(() => window.scrollY === 0);
  const second = await titles(page);
  expect(second).toEqual(rest.map(titleOf));
});

test("a search that starts on page 2 leads back to the first page, its heading and its title", async () => {
  const page = await site.open("/blog/page/2");
  await hydrated(page);
  await page.waitForFunction(() => document.title.startsWith("Our Blog, page 2"));
  await searchBox(page).fill("sms");
  await page.waitForURL("**/blog?q=sms");
  await page.waitForFunction(() => document.title.startsWith("Our Blog |"));
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Our Blog");
});

test("without an API an unknown post isn't found, and an unknown category has no articles", async () => {
  await site.breakBy(status(500));
  const page = await site.open("/blog/nowhere", {}, "broken");
  await page.getByText("The article could not be found.").waitFor();
  await page.goto(`${site.url("broken")}/blog/category/nowhere`);
  await heading(page, "Nowhere");
  await page.getByText("No articles found matching your criteria.").waitFor();
});

test("without scripts lists, categories, pages, filters and posts work as links", async () => {
  const page = await site.open("/blog", { javaScriptEnabled: false });
  expect(await titles(page)).toHaveLength(9);
  await page.getByRole("link", { name: "Next" }).click();
  await page.waitForURL("**/blog/page/2");
  expect(await titles(page)).toHaveLength(3);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url("changed")}/blog/category/sms`);
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

test("a post can be found and opened with only the keyboard", async () => {
  const page = await site.open("/blog");
  await hydrated(page);
  await searchBox(page).focus();
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

test("a printed post has its text and link URLs, and no navigation", async () => {
  const page = await site.open("/blog/12");
  await page.emulateMedia({ media: "print" });
  for (const name of ["Recent Posts", "Related Articles", "Subscribe"]) {
    expect(await page.getByRole("heading", { name }).isVisible()).toBe(false);
  }
  expect(await page.getByRole("banner").getByRole("link", { name: "Pricing" }).count()).toBe(0);
  expect(await page.locator("footer").last().isVisible()).toBe(false);
  expect(await page.locator("article h2").first().isVisible()).toBe(true);
});
