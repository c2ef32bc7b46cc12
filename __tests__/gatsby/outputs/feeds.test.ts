import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseRssFeed } from "feedsmith";
import {
  absoluteLinks,
  type Feed,
  type FeedPost,
  toJsonFeed,
  toRss,
} from "../../../src/gatsby/outputs/feeds";
import { writeFeeds } from "../../../src/gatsby/outputs/write-feeds";
import { ARTICLES } from "../../fixtures/posts";
import { temporaryFolder, writeFiles } from "../../support/temporary-folder";

const folder = temporaryFolder();

const POST: FeedPost = {
  url: "https://www.savannasignal.example/blog/12",
  title: "Tom & Jerry's <menu>",
  summary: "Two > one",
  html: "<p>a ]]> b</p>",
  author: 'Amina "A" Hassan',
  category: "Bulk SMS",
  tags: ["otp"],
  image: { url: "https://www.savannasignal.example/static/a.jpg", type: "image/jpeg", length: 7 },
  publishedAt: "2026-10-20T05:30:00.000Z",
  updatedAt: "2026-10-25T05:30:00.000Z",
};
const FEED: Feed = {
  title: "Savanna Signal blog",
  description: "d",
  pageUrl: "https://www.savannasignal.example/blog",
  rssUrl: "https://www.savannasignal.example/rss.xml",
  jsonUrl: "https://www.savannasignal.example/feed.json",
  posts: [POST, { ...POST, url: "u2", image: null, publishedAt: null, updatedAt: null }],
};

test("RSS has complete posts with all text escaped", () => {
  const xml = toRss(FEED);
  expect(parseRssFeed(xml)).toMatchObject({
    title: "Savanna Signal blog",
    link: "https://www.savannasignal.example/blog",
    lastBuildDate: "Tue, 20 Oct 2026 05:30:00 GMT",
    atom: { links: [{ href: "https://www.savannasignal.example/rss.xml", rel: "self" }] },
    items: [
      {
        title: "Tom & Jerry's <menu>",
        link: POST.url,
        guid: { value: POST.url, isPermaLink: true },
        pubDate: "Tue, 20 Oct 2026 05:30:00 GMT",
        dc: { creators: ['Amina "A" Hassan'] },
        categories: [{ name: "Bulk SMS" }, { name: "otp" }],
        description: "Two > one",
        content: { encoded: "<p>a ]]> b</p>" },
        enclosures: [POST.image],
      },
      { link: "u2" },
    ],
  });
  expect(xml.match(/<pubDate|<enclosure/g)).toHaveLength(2);
});

test("RSS leaves out characters that XML forbids", () => {
  const posts = [{ ...POST, title: "a\u0000b\u0001c", html: "<p>d\u0008e</p>" }];
  const xml = toRss({ ...FEED, posts });
  expect(xml).toContain("<title>abc</title>");
  expect(xml).toContain("<p>de</p>");
});

test("JSON Feed has the same posts", () => {
  expect(JSON.parse(toJsonFeed(FEED))).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    home_page_url: "https://www.savannasignal.example/blog",
    feed_url: "https://www.savannasignal.example/feed.json",
    language: "en-KE",
    items: [
      {
        id: POST.url,
        url: POST.url,
        title: "Tom & Jerry's <menu>",
        summary: "Two > one",
        content_html: "<p>a ]]> b</p>",
        authors: [{ name: 'Amina "A" Hassan' }],
        tags: ["Bulk SMS", "otp"],
        image: POST.image?.url,
        date_published: "2026-10-20T05:30:00.000Z",
        date_modified: "2026-10-25T05:30:00.000Z",
      },
      { id: "u2" },
    ],
  });
});

const SITE = "https://www.savannasignal.example";
test.each([
  ['<a href="/pricing">x</a>', `<a href="${SITE}/pricing">x</a>`],
  ['<img alt="" src="/static/a.png">', `<img alt="" src="${SITE}/static/a.png">`],
  ['<a href="#one">x</a>', '<a href="https://x.example/blog/1#one">x</a>'],
  ['<a href="https://a.example/">x</a>', '<a href="https://a.example/">x</a>'],
  ['<a href="//a.example/">x</a>', '<a href="//a.example/">x</a>'],
  ['<a href="mailto:a@b.example">x</a>', '<a href="mailto:a@b.example">x</a>'],
  ['<a href="about">x</a>', '<a href="https://x.example/blog/about">x</a>'],
  ['<a href="../a?b=1&amp;c=é">x</a>', '<a href="https://x.example/a?b=1&amp;c=%C3%A9">x</a>'],
  ['<a href="?b">x</a>', '<a href="https://x.example/blog/1?b">x</a>'],
  ['<p>Write href="/pricing"</p>', '<p>Write href="/pricing"</p>'],
  ["<a title='Write href=\"#one'>x</a>", '<a title="Write href=&quot;#one">x</a>'],
  [
    '<img src="/static/a.png" srcset="/static/a-480.webp 480w" sizes="92vw" width="9" alt="A">',
    '<img src="https://www.savannasignal.example/static/a.png" width="9" alt="A">',
  ],
  ['<pre role="region" tabindex="0" aria-label="Code 1">a &lt; é</pre>', "<pre>a &lt; é</pre>"],
])("%s becomes %s", (html, expected) => {
  expect(absoluteLinks(html, "https://x.example/blog/1")).toBe(expected);
});

test("the newest 20 posts are published, for the blog and each category", async () => {
  const images = { fallback: { src: "/static/a%20b.jpg" } };
  const gatsbyImageData = { layout: "constrained" as const, width: 800, height: 450, images };
  const image = { childImageSharp: { gatsbyImageData } };
  const posts = Array.from({ length: 25 }, (_, i) => ({
    ...ARTICLES.usual,
    slug: `p${i + 1}`,
    image,
  }));
  const blog = { base: "/blog", kind: "all", slug: "", name: "Our Blog", about: "" };
  const sms = {
    base: "/blog/category/sms",
    kind: "category",
    slug: "sms",
    name: "Bulk SMS",
    about: "Texts that arrive.",
  };
  await writeFiles(folder, {
    "static/a b.jpg": "1234567",
    "blog/category/removed/rss.xml": "<rss/>",
    "blog/category/removed/rss.xml.br": "<rss/>",
    "blog/category/removed/feed.json": "{}",
    "blog/category/sms/index.html": "<p>",
  });
  writeFeeds(
    [
      { ...blog, posts: posts.slice(0, 9) },
      { ...sms, posts: posts.slice(0, 2) },
      { ...blog, posts: posts.slice(9, 18) },
      { ...blog, posts: posts.slice(18) },
    ],
    folder,
  );
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const { title, items } = JSON.parse(read("feed.json"));
  expect(title).toBe("Savanna Signal blog");
  expect(items).toHaveLength(20);
  expect(items[19].url).toBe(`${SITE}/blog/p20`);
  expect(items[0].content_html).toBe(
    '<p>You approve a short, friendly message to ten thousand farmers.</p><h2 id="one">One</h2><p>Words.</p>',
  );
  const rss = read("rss.xml");
  expect(rss.match(/<item>/g)).toHaveLength(20);
  expect(rss).toContain(`url="${SITE}/static/a%20b.jpg" length="7" type="image/jpeg"`);
  const category = JSON.parse(read("blog/category/sms/feed.json"));
  expect(category.title).toBe("Bulk SMS | Savanna Signal blog");
  expect(category.description).toBe("Texts that arrive.");
  expect(category.items).toHaveLength(2);
  expect(read("blog/category/sms/rss.xml")).toContain("/blog/category/sms/rss.xml");
  expect(readdirSync(path.join(folder, "blog/category/removed"))).toEqual([]);
  expect(read("blog/category/sms/index.html")).toBe("<p>");
});
