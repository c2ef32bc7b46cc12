import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { categoryDescription, categoryName } from "../content/category-names";
import type { Picture } from "../content/image";
import { BRAND } from "../site/brand";
import { FEED_POSTS } from "../site/limits";
import { absoluteUrl } from "../site/metadata";
import { categoryRoute, feedRoutes, pageRoute, postRoute, ROUTES } from "../site/routes";

/** A post as feeds give it: whole, every address absolute. */
export interface FeedPost {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly author: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly image: FeedImage | null;
  /** ISO 8601; null when unknown. */
  readonly publishedAt: string | null;
  readonly updatedAt: string | null;
}

interface FeedImage {
  readonly url: string;
  readonly type: string;
  readonly bytes: number;
}

/** One feed: of the whole blog or of a category. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** The page that the feed follows. */
  readonly pageUrl: string;
  readonly rssUrl: string;
  readonly jsonUrl: string;
  /** Newest first. */
  readonly posts: readonly FeedPost[];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 allows none of them, not even escaped
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escapeXml = (text: string): string =>
  text
    .replace(NOT_XML, "")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");

/** Text that may hold mark-up; a closing mark of the section inside it ends and begins it anew. */
const cdata = (text: string): string =>
  `<![CDATA[${text.replace(NOT_XML, "").replace(/\]\]>/g, "]]]]><![CDATA[>")}]]>`;

const rfc822 = (iso: string): string => new Date(iso).toUTCString();

/** Addresses in `html` as other sites need them. An anchor leads to the post itself. */
export function absoluteLinks(html: string, postUrl: string): string {
  return html.replace(/\s(href|src)="([^"]*)"/g, (whole, name: string, address: string) =>
    address.startsWith("/") && !address.startsWith("//")
      ? ` ${name}="${absoluteUrl(address)}"`
      : address.startsWith("#")
        ? ` ${name}="${postUrl}${address}"`
        : whole,
  );
}

/** The feed as RSS 2.0 with the whole posts. */
export function toRss(feed: Feed): string {
  const newest = feed.posts.find(({ publishedAt }) => publishedAt)?.publishedAt;
  const items = feed.posts.map((post) =>
    [
      "<item>",
      `<title>${escapeXml(post.title)}</title>`,
      `<link>${escapeXml(post.url)}</link>`,
      `<guid isPermaLink="true">${escapeXml(post.url)}</guid>`,
      post.publishedAt ? `<pubDate>${rfc822(post.publishedAt)}</pubDate>` : "",
      `<dc:creator>${escapeXml(post.author)}</dc:creator>`,
      ...[post.category, ...post.tags].map((name) => `<category>${escapeXml(name)}</category>`),
      `<description>${escapeXml(post.summary)}</description>`,
      `<content:encoded>${cdata(post.html)}</content:encoded>`,
      post.image
        ? `<enclosure url="${escapeXml(post.image.url)}" length="${post.image.bytes}" type="${post.image.type}"/>`
        : "",
      "</item>",
    ].join(""),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    `<title>${escapeXml(feed.title)}</title>`,
    `<link>${escapeXml(feed.pageUrl)}</link>`,
    `<description>${escapeXml(feed.description)}</description>`,
    "<language>en-KE</language>",
    `<atom:link href="${escapeXml(feed.rssUrl)}" rel="self" type="application/rss+xml"/>`,
    newest ? `<lastBuildDate>${rfc822(newest)}</lastBuildDate>` : "",
    ...items,
    "</channel>",
    "</rss>",
    "",
  ]
    .filter((line, i, lines) => line || i === lines.length - 1)
    .join("\n");
}

/** The feed after JSON Feed 1.1 (jsonfeed.org) with the whole posts. */
export function toJsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    home_page_url: feed.pageUrl,
    feed_url: feed.jsonUrl,
    language: "en-KE",
    items: feed.posts.map((post) => ({
      id: post.url,
      url: post.url,
      title: post.title,
      summary: post.summary,
      content_html: post.html,
      authors: [{ name: post.author }],
      tags: [post.category, ...post.tags],
      ...(post.image && { image: post.image.url }),
      ...(post.publishedAt && { date_published: post.publishedAt }),
      ...(post.updatedAt && { date_modified: post.updatedAt }),
    })),
  });
}

/** What the build has just written about a page; `data` by the shape of the page's own query. */
function readPageData<Data>(publicDirectory: string, address: string): Data | null {
  const file = path.join(publicDirectory, "page-data", address, "page-data.json");
  if (!existsSync(file)) return null;
  return (JSON.parse(readFileSync(file, "utf8")) as { result: { data: Data } }).result.data;
}

interface BuiltList {
  readonly postList: { readonly pageCount: number; readonly posts: readonly { slug: string }[] };
  readonly allBlogCategory: { readonly nodes: readonly { slug: string; name: string }[] };
}

interface BuiltPost {
  readonly postPlace: {
    readonly post: {
      readonly slug: string;
      readonly title: string;
      readonly excerpt: string;
      readonly lead: string;
      readonly content: string;
      readonly author: string;
      readonly category: string;
      readonly tags: readonly { readonly name: string }[];
      readonly image: Picture;
      readonly publishedAt: string | null;
      readonly updatedAt: string | null;
    };
  };
}

const TYPES: Readonly<Record<string, string>> = {
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".gif": "image/gif",
};

function feedImage(picture: Picture, publicDirectory: string): FeedImage | null {
  if ("url" in picture) return null;
  const src = picture.childImageSharp?.gatsbyImageData.images.fallback?.src;
  const file = src && path.join(publicDirectory, decodeURI(src));
  if (!src || !file || !existsSync(file)) return null;
  const type = TYPES[path.extname(file).toLowerCase()] ?? "application/octet-stream";
  return { url: absoluteUrl(src), type, bytes: statSync(file).size };
}

/** The newest posts of the list at `base`, whole. */
function readPosts(publicDirectory: string, base: string): FeedPost[] {
  const slugs: string[] = [];
  for (let page = 1, pages = 1; page <= pages && slugs.length < FEED_POSTS; page++) {
    const list = readPageData<BuiltList>(publicDirectory, pageRoute(base, page))?.postList;
    pages = list?.pageCount ?? 0;
    slugs.push(...(list?.posts ?? []).map(({ slug }) => slug));
  }
  return slugs.slice(0, FEED_POSTS).flatMap((slug) => {
    const post = readPageData<BuiltPost>(publicDirectory, postRoute(slug))?.postPlace.post;
    if (!post) return [];
    const url = absoluteUrl(postRoute(slug));
    const lead = post.lead ? `<p>${escapeXml(post.lead)}</p>` : "";
    return {
      url,
      title: post.title,
      summary: post.excerpt,
      html: lead + absoluteLinks(post.content, url),
      author: post.author,
      category: categoryName(post.category),
      tags: post.tags.map(({ name }) => name),
      image: feedImage(post.image, publicDirectory),
      publishedAt: post.publishedAt,
      updatedAt: post.updatedAt,
    };
  });
}

/** Writes the feeds of the blog and of each category, out of the pages that the build has written. */
export function writeFeeds(publicDirectory: string): void {
  const write = (address: string, text: string) => {
    const file = path.join(publicDirectory, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const publish = (base: string, title: string, description: string) => {
    const { rss, json } = feedRoutes(base);
    const feed: Feed = {
      title,
      description,
      pageUrl: absoluteUrl(base),
      rssUrl: absoluteUrl(rss),
      jsonUrl: absoluteUrl(json),
      posts: readPosts(publicDirectory, base),
    };
    write(rss, toRss(feed));
    write(json, toJsonFeed(feed));
  };
  publish(
    ROUTES.blog,
    `${BRAND.name} blog`,
    "Insights, tips, and updates from our team of communication experts",
  );
  const categories = readPageData<BuiltList>(publicDirectory, ROUTES.blog)?.allBlogCategory.nodes;
  for (const { slug, name } of categories ?? []) {
    publish(categoryRoute(slug), `${name} | ${BRAND.name} blog`, categoryDescription(slug));
  }
}
