import { absoluteUrl } from "../../../site/metadata";

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

export interface FeedImage {
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

export const escapeXml = (text: string): string =>
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
