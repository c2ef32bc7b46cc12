import { hydrated, markDocument, settled, startBrowser } from "../support/browser/browser";
import {
  built,
  card,
  EDITED,
  heading,
  recentPosts,
  searchBox,
  startBlogs,
  titles,
} from "../support/browser/changed-blog";
import { testWith } from "../support/browser/programs";
import { newestFirst, titleOf } from "../support/content/bundled-posts";
import { isFull } from "../support/full";
import { json, raw, silence, status } from "../support/servers/misbehaving-server";
import { until } from "../support/until";

/**
 * Posts newer than the build, including hostile ones, preview, and a content API that doesn't work.
 */

const test = testWith("chromium");
const browser = startBrowser();
const site = startBlogs(browser);

test("an article newer than the build runs nothing and requests only pictures of the content API", async () => {
  const { page, requests, consoleErrors } = await browser.open(`${site.url("changed")}/blog/777`);
  await heading(page, /^Fresh/);
  await page.locator("article").getByText("Behind frames").waitFor();
  await settled(page);
  const { origin } = new URL(site.url("changed"));
  const urls = requests.map((request) => request.url());
  expect(
    urls.filter((url) => !url.startsWith(origin) || /\/(?:x|passwd|a\.png)$/.test(url)),
  ).toEqual([]);
  expect(consoleErrors.filter((line) => line.includes("evil.example"))).toEqual([]);
});

test("an article newer than the build can't replace the page, cover other parts or take the site's ids", async () => {
  const page = await site.open("/blog/777");
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

/**
 * Wrong in every field except the ones under test. Its id isn't a path, and ends in half of a
 * surrogate pair.
 */
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

test("a hostile post newer than the build shows its harmless parts at its URL, in lists and in preview", async () => {
  const others = built.blogs().slice(0, 5);
  const blogs = [null, "a post", HOSTILE, ...others];
  await site.breakBy(json({ blogs, total: blogs.length, pages: 1 }));
  const opened = await browser.open(`${site.url("broken")}/blog`);
  const { page } = opened;
  await card(page, "Honest title").waitFor();
  await searchBox(page).fill("honest title");
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
    await page.goto(site.url("broken") + urlPath);
    await isShown();
  }
  await page.locator("article").getByRole("link", { name: "honest \uFFFD" }).click();
  await page.waitForURL("**/blog/tag/honest");
  await card(page, "Honest title").waitFor();
  await page.goto(`${site.url("broken")}/blog?preview`);
  await card(page, "Honest title").waitFor();
  await page.getByRole("button", { name: "Leave preview" }).click();
  await page.goto(`${site.url("broken")}/blog/${others[0]?.id}`);
  await hydrated(page);
  const side = page.getByRole("complementary", { name: "More from the blog" });
  await side.getByRole("link", { name: /^Honest title/ }).waitFor();
  expect(await page.evaluate(() => "pwned" in window)).toBe(false);
  expect(opened.consoleErrors.filter((line) => /React|hydrat|\bError:/i.test(line))).toEqual([]);
});

test("visitors go between posts and lists newer than the build, back, forward and to built ones", async () => {
  const page = await site.open("/blog/777");
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

test("preview shows edited, new and deleted posts as a rebuild would, in this tab only", async () => {
  const page = await site.open("/blog?preview");
  const url = site.url("changed");
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
// `npm run test:full` tries all of them
test.each(isFull ? FAILURES : FAILURES.slice(-1))(
  "with an API that %s, pages stay as built and search works",
  async (_name, behaviour) => {
    await site.breakBy(behaviour());
    const page = await site.open("/blog", {}, "broken");
    await hydrated(page);
    await settled(page);
    expect((await titles(page))[0]).toBe(titleOf(newestFirst()[0] ?? 0));
    await searchBox(page).fill(titleOf(11));
    await until(async () => (await titles(page)).length === 1); // because its card is also in the built list
    expect(await titles(page)).toEqual([titleOf(11)]);
    await page.goto(`${site.url("broken")}/blog/12`);
    await hydrated(page);
    await recentPosts(page).scrollIntoViewIfNeeded();
    await recentPosts(page).getByRole("link").nth(4).waitFor(); // four posts, and the link to all
    const [, newest = 0] = newestFirst();
    expect(await recentPosts(page).getByRole("link").first().textContent()).toBe(titleOf(newest));
  },
);
