/** @jest-environment jsdom */
import "../support/dom/text-encoder.cjs";
import fc from "fast-check";
import type { ContentIssue } from "../../src/content/model/report";
import { type AllContent, CONTENT_NAMES, type ContentName } from "../../src/content/registry";
import { isVisible } from "../../src/content/text/plain-text";
import { sanitise } from "../../src/content/text/sanitise";
import { isReservedId } from "../../src/features/services/card-anchors";
import { imagePaths } from "../../src/gatsby/images/image-resolver";
import { toJsonFeed, toRss } from "../../src/gatsby/outputs/feeds";
import { alternateText, llmsText } from "../../src/gatsby/outputs/markdown/markdown-alternates";
import { planCards } from "../../src/gatsby/outputs/social-cards";
import { planSearchIndex } from "../../src/gatsby/outputs/write-search-index";
import { reportPage, shortReport } from "../../src/gatsby/report/report-text";
import { contentNodes, type NodeContext } from "../../src/gatsby/sourcing/content-nodes";
import { resolveContentSource } from "../../src/gatsby/sourcing/content-sources";
import { makeNode, planNode } from "../../src/gatsby/sourcing/create-nodes";
import { CATALOGUE, OWN_CONTENT } from "../fixtures/catalogue";
import { PREVIEW_OPTIONS, PUBLICATION_REPORT } from "../fixtures/preview-options";
import {
  hostileMarkup,
  hostilePost,
  hostileText,
  hostileValue,
  NOT_TEXT,
} from "../support/content/hostile-values";

/** What the steps after the content model make of an attacker's content. */
const IMAGES = "http://api.example/images";
const context: NodeContext = {
  nodeId: (type, key) => `${type} ${key}`,
  image: () => "file",
  sanitiseHtml: (html) => sanitise(html),
  folderPosts: OWN_CONTENT.blogPosts.content,
};

/** The sections of a site whose API responded with `body` for `name`. */
function siteWith(name: ContentName, body: unknown) {
  const live = { status: "live", reason: null, previousDocumentPath: null } as const;
  const sections = CONTENT_NAMES.map((other) => {
    const documentPath = other === name ? "/body.json" : null;
    return [
      other,
      resolveContentSource(
        other,
        { ...live, documentPath },
        () => body,
        OWN_CONTENT[other],
        PREVIEW_OPTIONS,
      ),
    ] as const;
  });
  return {
    content: Object.fromEntries(
      sections.map(([other, { content }]) => [other, content]),
    ) as unknown as AllContent, // one entry per name
    issues: sections.flatMap(([, { notes }]) => notes.issues),
    reports: sections.map(([, { report }]) => report),
  };
}

const blog = fc.array(hostilePost, { minLength: 1, maxLength: 6 }).map((blogs) => ({ blogs }));
const document = fc.dictionary(
  fc.constantFrom("heading", "services", "steps", "team_members", "testimonials", "mission"),
  fc.oneof(hostileValue, fc.array(fc.dictionary(fc.string(), hostileValue), { maxLength: 3 })),
);
const RUNS = { numRuns: 100 };

test("contentNodes makes safe, distinct paths and inert text from hostile posts", () => {
  fc.assert(
    fc.property(blog, (body) => {
      const nodes = contentNodes(siteWith("blogPosts", body).content, CATALOGUE, context).map(
        (node) => makeNode(planNode(node, context.nodeId)),
      );
      const ids = nodes.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const urlPaths = nodes
        .filter(({ internal, path }) => internal.type === "PostList" && path)
        .map(({ path }) => String(path));
      expect(new Set(urlPaths).size).toBe(urlPaths.length);
      for (const urlPath of urlPaths) {
        expect(urlPath).toMatch(
          /^\/blog(?:\/(?:author|category|tag)\/[\p{L}\p{N}-]+)?(?:\/page\/[1-9]\d*)?$/u,
        );
      }
      for (const post of nodes.filter(({ internal }) => internal.type === "BlogPost")) {
        expect(post.content).not.toMatch(/<(?:script|iframe|style|svg|form|object|base|meta)\b/i);
        const ids = [...String(post.content).matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.filter(isReservedId)).toEqual([]);
        expect(isVisible(String(post.title))).toBe(true);
        expect(isVisible(String(post.author))).toBe(true);
      }
    }),
    RUNS,
  );
});

test.each(CONTENT_NAMES)("%s: a site can be built from any response", (name) => {
  fc.assert(
    fc.property(fc.oneof(document, blog, hostileValue), (body) => {
      const { content } = siteWith(name, body);
      expect(() => contentNodes(content, CATALOGUE, context)).not.toThrow();
      expect(() => imagePaths(content, [name], IMAGES)).not.toThrow();
    }),
    { numRuns: 40 },
  );
});

test("imagePaths only returns valid URLs below the API's own images", () => {
  const sections = fc.array(fc.record({ explanation: hostileMarkup }), { maxLength: 4 });
  const posts = fc.array(fc.record({ id: fc.nat(), image_path: hostileText, sections }), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(posts, (blogs) => {
      const { content } = siteWith("blogPosts", { blogs });
      for (const imagePath of imagePaths(content, ["blogPosts"], IMAGES)) {
        const url = new URL(`${IMAGES}/${imagePath.split("/").map(encodeURIComponent).join("/")}`);
        expect(url.href.startsWith(`${IMAGES}/`)).toBe(true);
      }
    }),
    RUNS,
  );
});

test("feeds are well-formed and have no more items than posts", () => {
  const parser = new DOMParser();
  fc.assert(
    fc.property(blog, (body) => {
      const { content } = siteWith("blogPosts", body);
      const posts = content.blogPosts.map((post) => ({
        url: `https://www.site.example/blog/${post.slug}`,
        title: post.title,
        summary: post.excerpt,
        html: post.sections.map(({ html }) => html).join(""), // not even sanitised
        author: post.author,
        category: post.category,
        tags: post.tags.map(({ name }) => name),
        image: null,
        publishedAt: post.publishedAt,
        updatedAt: post.updatedAt,
      }));
      const url = "https://www.site.example/blog";
      const head = { title: "Blog", description: "", pageUrl: url, rssUrl: url };
      const feed = { ...head, jsonUrl: url, posts };
      // files are UTF-8, which has no halves of surrogate pairs
      const xml = parser.parseFromString(Buffer.from(toRss(feed)).toString(), "application/xml");
      expect(xml.querySelector("parsererror")).toBeNull();
      expect(xml.querySelectorAll("item")).toHaveLength(posts.length);
      expect(JSON.parse(toJsonFeed(feed)).items).toHaveLength(posts.length);
    }),
    RUNS,
  );
});

const DIRTY = NOT_TEXT.map(
  (character) => `words]]${character}><form action="//evil.example">`,
).join("");
const CLEAN = DIRTY.replace(/[\v\f\u0085]/g, "\n").replace(
  /[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu,
  "",
);
const FEED_HEAD = {
  title: "Blog",
  description: "d",
  pageUrl: "https://www.site.example/blog",
  rssUrl: "https://www.site.example/rss.xml",
  jsonUrl: "https://www.site.example/feed.json",
};

test("no text can close its element in a feed, even with characters that XML can't contain", () => {
  const text = { title: DIRTY, summary: DIRTY, html: DIRTY, author: DIRTY, category: DIRTY };
  const url = "https://www.site.example/blog/1";
  const post = { ...text, url, tags: [DIRTY], image: null, publishedAt: null, updatedAt: null };
  const rss = toRss({ ...FEED_HEAD, title: DIRTY, description: DIRTY, posts: [post] });
  const xml = new DOMParser().parseFromString(rss, "application/xml");
  const texts = [
    ...xml.querySelectorAll("title, description, item > *:not(link, guid, title, description)"),
  ];
  expect(xml.querySelector("parsererror, form")).toBeNull();
  expect(texts).toHaveLength(2 + 5); // the tag is the category, which is written once
  for (const { textContent } of texts) expect(textContent.trim()).toBe(CLEAN);
});

/**
 * What each output publishes of a post whose texts all contain characters that no text may contain.
 */
const dirtySite = () => {
  const dirty = `<p>${DIRTY}</p>${NOT_TEXT.map((one) => `<b>&#${one.codePointAt(0)};</b>`).join("")}`;
  const post = {
    ...{
      id: `1${NOT_TEXT.join("")}`,
      title: DIRTY,
      category: DIRTY,
      author_name: DIRTY,
      tags: [DIRTY],
    },
    paragraph_explanation: dirty,
    sections: [{ header: DIRTY, explanation: dirty }],
  };
  return siteWith("blogPosts", { blogs: [post] }).content;
};
const feedOf = ({ blogPosts }: AllContent) => ({
  ...FEED_HEAD,
  posts: blogPosts.map(({ slug, excerpt, tags, sections, ...post }) => ({
    ...post,
    url: `https://www.site.example/blog/${slug}`,
    summary: excerpt,
    html: sections.map(({ html }) => sanitise(html)).join(""),
    tags: tags.map(({ name }) => name),
    image: null,
  })),
});
const summaryOf = ({ blogPosts: [post] }: AllContent) => ({
  urlPath: `/blog/${post?.slug}`,
  title: `${post?.title}`,
  description: `${post?.excerpt}`,
});

test.each<[string, (content: AllContent) => string]>([
  ["the pages' data", (content) => JSON.stringify(contentNodes(content, CATALOGUE, context))],
  ["the RSS feed", (content) => toRss(feedOf(content))],
  ["the JSON feed", (content) => toJsonFeed(feedOf(content))],
  [
    "the search index",
    ({ blogPosts }) =>
      JSON.stringify(planSearchIndex(blogPosts.map((post) => ({ ...post, image: { url: "" } })))),
  ],
  [
    "the words of social cards",
    ({ blogPosts }) => JSON.stringify(planCards({ ...CATALOGUE, posts: blogPosts })),
  ],
  ["llms.txt", (content) => llmsText([summaryOf(content)], CATALOGUE)],
  [
    "a Markdown alternate",
    (content) => {
      const html = content.blogPosts[0]?.sections.map((section) => sanitise(section.html)).join("");
      return alternateText(`<main>${html}</main>`, summaryOf(content));
    },
  ],
])(
  "%s never contains a control character or noncharacter, whatever the content",
  (_name, output) => {
    const text = output(dirtySite());
    expect(text).toContain("words");
    expect(text).not.toMatch(/[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/u);
    expect(text).not.toMatch(/\\u[\da-f]{4}/i); // and not escaped in JSON
  },
);

test("the Markdown alternate of a hostile article can be written", () => {
  const summary = { urlPath: "/blog/1", title: "t", description: "d" };
  fc.assert(
    fc.property(fc.array(hostileMarkup, { maxLength: 5 }), (pieces) => {
      const html = `<main>${sanitise(pieces.join(""))}</main>`;
      expect(alternateText(html, summary)).toContain("Source: ");
    }),
    RUNS,
  );
});

test("the report runs nothing, and a build's output can't control terminals or CI runners", () => {
  fc.assert(
    fc.property(fc.constantFrom(...CONTENT_NAMES), fc.oneof(document, blog), (name, body) => {
      const { issues, reports } = siteWith(name, body);
      const report = {
        sections: reports,
        issues,
        moves: [],
        advice: [],
        emptySections: [],
        changes: null,
        recordChanges: [],
        publication: PUBLICATION_REPORT,
      };
      expect(reportPage(report)).not.toMatch(/<(?:script|img|iframe|svg)\b/i);
      const lines = shortReport(report).split("\n");
      expect(lines.join("")).toMatch(/^\P{Cc}*$/u);
      for (const line of lines.slice(1)) expect(line).toMatch(/^ {2}/);
    }),
    { numRuns: 300 },
  );
});

test("an invalid value is quoted on one line, without characters that terminals or CI runners obey", () => {
  const created_at = "\u001b[2J\u009b31m\r\n::error::x";
  const title = `A\n::error::${created_at}`;
  const { issues, reports } = siteWith("blogPosts", { blogs: [{ id: 1, title, created_at }] });
  const text = shortReport({
    ...{
      sections: reports,
      issues,
      moves: [],
      advice: [],
      emptySections: [],
      changes: null,
      recordChanges: [],
    },
    publication: PUBLICATION_REPORT,
  });
  expect(text).toContain("“A ::error::[2J31m ::error::x”");
  expect(text).toContain(String.raw`created_at is “\u001b[2J\u009b31m\u000d\u000a::error::x”`);
});

test.each([
  ["Bulk SMS", "“Bulk SMS”"],
  [7, "“7”"],
  ["\u200b", "“post-1”"],
  [null, "“post-1”"],
])("a post with the title %j is called %s in the report", (title, item) => {
  const { issues } = siteWith("blogPosts", { blogs: [{ id: "post-1", title, tags: 5 }] });
  expect(new Set(issues.map((issue) => issue.item))).toEqual(new Set([item]));
});

/** Responses with more items than anybody would write, each of which could be a page. */
const many = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
test.each<[string, ContentName, unknown, (content: AllContent) => number, number, string]>([
  [
    "posts",
    "blogPosts",
    { blogs: many(25_003).map((id) => ({ id, title: "T", created_at: null })) },
    ({ blogPosts }) => blogPosts.length,
    25_000,
    "items 25001 to 25003 of the list",
  ],
  [
    "categories",
    "blogCategories",
    { categories: many(203).map((n) => `Category ${n}`) },
    ({ blogCategories }) => blogCategories.length,
    200,
    "items 201 to 203 of the list",
  ],
  [
    "parts of a post",
    "blogPosts",
    { blogs: [{ id: 1, sections: many(203).map((n) => ({ header: `Part ${n}` })) }] },
    ({ blogPosts }) => blogPosts[0]?.sections.length ?? 0,
    200,
    "sections[201–203]",
  ],
  [
    "tags of a post",
    "blogPosts",
    { blogs: [{ id: 1, tags: many(51).map((n) => `Tag ${n}`) }] },
    ({ blogPosts }) => blogPosts[0]?.tags.length ?? 0,
    0,
    "must have at most 50 tags",
  ],
  [
    "services on the first screen",
    "hero",
    { heading: "H", services: many(203).map((n) => ({ title: `S ${n}`, description: "d" })) },
    ({ hero }) => hero.services.length,
    200,
    "services[201–203]",
  ],
])(
  "if there are too many %s, the surplus is left out and reported",
  (_, name, body, count, kept, told) => {
    const { content, issues } = siteWith(name, body);
    expect(count(content)).toBe(kept);
    const words = ({ item, field, problem }: ContentIssue) => `${item} ${field} ${problem}`;
    expect(issues.map(words).filter((text) => text.includes(told))).toHaveLength(1);
  },
);

test("the site's own content is within those limits", () => {
  for (const name of CONTENT_NAMES) expect(siteWith(name, undefined).issues).toEqual([]);
  expect(OWN_CONTENT.blogPosts.content).toHaveLength(12);
});
