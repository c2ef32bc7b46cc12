/** @jest-environment jsdom */
import { createDocument } from "@mixmark-io/domino";
import fc from "fast-check";
import type { ContentIssue } from "../../src/content/model/report";
import { sanitise } from "../../src/content/model/sanitise";
import { isVisible } from "../../src/content/model/text";
import { type AllContent, CONTENT_NAMES, type ContentName } from "../../src/content/registry";
import { toJsonFeed, toRss } from "../../src/gatsby/outputs/feeds/feeds";
import { alternateText } from "../../src/gatsby/outputs/markdown/markdown-alternates";
import { reportPage, shortReport } from "../../src/gatsby/report/report-text";
import { contentNodes, type NodeContext } from "../../src/gatsby/sourcing/content-nodes";
import { resolveContentSource } from "../../src/gatsby/sourcing/content-sources";
import { makeNode, planNode } from "../../src/gatsby/sourcing/create-nodes";
import { imagePaths } from "../../src/gatsby/sourcing/image-resolver";
import { CATALOGUE, OWN_CONTENT } from "../fixtures/catalogue";
import {
  hostileMarkup,
  hostilePost,
  hostileText,
  hostileValue,
} from "../support/content/hostile-values";

/** What the steps after the content model make of content that an attacker sent. */
const IMAGES = "http://api.example/images";
const context: NodeContext = {
  nodeId: (type, key) => `${type} ${key}`,
  image: () => "file",
  sanitiseHtml: (html) => sanitise(html),
  ownPosts: OWN_CONTENT.blogPosts.content,
};

/** The sections of a site whose API answered with `body` at the endpoint of `name`. */
function siteWith(name: ContentName, body: unknown) {
  const live = { status: "live", reason: null, previousDocumentPath: null } as const;
  const sections = CONTENT_NAMES.map((other) => {
    const documentPath = other === name ? "/body.json" : null;
    return [
      other,
      resolveContentSource(other, { ...live, documentPath }, () => body, OWN_CONTENT[other]),
    ] as const;
  });
  return {
    content: Object.fromEntries(
      sections.map(([other, { content }]) => [other, content]),
    ) as unknown as AllContent, // one entry for each name
    issues: sections.flatMap(([, { issues }]) => issues),
    reports: sections.map(([, { report }]) => report),
  };
}

const blog = fc.array(hostilePost, { minLength: 1, maxLength: 6 }).map((blogs) => ({ blogs }));
const document = fc.dictionary(
  fc.constantFrom("heading", "services", "steps", "team_members", "testimonials", "mission"),
  fc.oneof(hostileValue, fc.array(fc.dictionary(fc.string(), hostileValue), { maxLength: 3 })),
);
const RUNS = { numRuns: 100 };

test("contentNodes makes safe, distinct paths and inert text of hostile posts", () => {
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
          /^\/blog(?:\/(?:category|tag)\/[\p{L}\p{N}-]+)?(?:\/page\/[1-9]\d*)?$/u,
        );
      }
      for (const post of nodes.filter(({ internal }) => internal.type === "BlogPost")) {
        expect(post.content).not.toMatch(/<(?:script|iframe|style|svg|form|object|base|meta)\b/i);
        expect(isVisible(String(post.title))).toBe(true);
        expect(isVisible(String(post.author))).toBe(true);
      }
    }),
    RUNS,
  );
});

test.each(CONTENT_NAMES)("%s: a site can be made of any response", (name) => {
  fc.assert(
    fc.property(fc.oneof(document, blog, hostileValue), (body) => {
      const { content } = siteWith(name, body);
      expect(() => contentNodes(content, CATALOGUE, context)).not.toThrow();
      expect(() => imagePaths(content, [name], IMAGES)).not.toThrow();
    }),
    { numRuns: 40 },
  );
});

test("imagePaths names valid URLs below the API's own images alone", () => {
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

test("feeds are well-formed, and hold no more items than posts", () => {
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
      // what is written to a file is UTF-8, which has no halves of characters
      const xml = parser.parseFromString(Buffer.from(toRss(feed)).toString(), "application/xml");
      expect(xml.querySelector("parsererror")).toBeNull();
      expect(xml.querySelectorAll("item")).toHaveLength(posts.length);
      expect(JSON.parse(toJsonFeed(feed)).items).toHaveLength(posts.length);
    }),
    RUNS,
  );
});

test("the Markdown alternate of a hostile article can be written", () => {
  const summary = { urlPath: "/blog/1", title: "t", description: "d" };
  fc.assert(
    fc.property(fc.array(hostileMarkup, { maxLength: 5 }), (pieces) => {
      const html = `<main>${sanitise(pieces.join(""))}</main>`;
      expect(alternateText(createDocument(html), summary)).toContain("Source: ");
    }),
    RUNS,
  );
});

test("the report runs nothing, and what a build prints of it steers no terminal and no runner", () => {
  fc.assert(
    fc.property(fc.constantFrom(...CONTENT_NAMES), fc.oneof(document, blog), (name, body) => {
      const { issues, reports } = siteWith(name, body);
      const report = { sections: reports, issues, changes: null };
      expect(reportPage(report)).not.toMatch(/<(?:script|img|iframe|svg)\b/i);
      const lines = shortReport(report).split("\n");
      expect(lines.join("")).toMatch(/^\P{Cc}*$/u);
      for (const line of lines.slice(1)) expect(line).toMatch(/^ {2}/);
    }),
    { numRuns: 300 },
  );
});

test("a wrong value is quoted on one line, without what a terminal or a runner would obey", () => {
  const created_at = "\u001b[2J\u009b31m\r\n::error::x";
  const title = `A\n::error::${created_at}`;
  const { issues, reports } = siteWith("blogPosts", { blogs: [{ id: 1, title, created_at }] });
  const text = shortReport({ sections: reports, issues, changes: null });
  expect(text).toContain("“A ::error::[2J31m ::error::x”");
  expect(text).toContain("created_at is “[2J31m ::error::x”");
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

/** Answers that hold more than anybody wrote: each item could be a page. */
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
])("of too many %s the surplus is left out and told", (_, name, body, count, kept, told) => {
  const { content, issues } = siteWith(name, body);
  expect(count(content)).toBe(kept);
  const words = ({ item, field, problem }: ContentIssue) => `${item} ${field} ${problem}`;
  expect(issues.map(words).filter((text) => text.includes(told))).toHaveLength(1);
});

test("what the site brings along itself is within those limits", () => {
  for (const name of CONTENT_NAMES) expect(siteWith(name, undefined).issues).toEqual([]);
  expect(OWN_CONTENT.blogPosts.content).toHaveLength(12);
});
