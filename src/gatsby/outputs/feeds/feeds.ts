import { generateJsonFeed, generateRssFeed } from "feedsmith";
import { absoluteUrl } from "../../../site/seo/metadata";

/** A post as feeds show it: complete, with absolute URLs. */
export interface FeedPost {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly author: string;
  readonly category: string;
  readonly tags: readonly string[];
  /** `length` in bytes. */
  readonly image: { readonly url: string; readonly type: string; readonly length: number } | null;
  /** ISO 8601; null when unknown. */
  readonly publishedAt: string | null;
  readonly updatedAt: string | null;
}

/** The feed of the whole blog or of one category. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** The page with the same posts. */
  readonly pageUrl: string;
  readonly rssUrl: string;
  readonly jsonUrl: string;
  /** Newest first. */
  readonly posts: readonly FeedPost[];
}

const LANGUAGE = "en-KE";

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 allows none of them, not even escaped
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Makes the relative URLs in `html` absolute; an anchor becomes a link into the post. */
export const absoluteLinks = (html: string, postUrl: string): string =>
  html
    .replace(/(?<=\s(?:href|src)=")\/(?!\/)[^"]*/g, (path) => absoluteUrl(path))
    .replace(/(?<=\shref=")(?=#)/g, () => postUrl);

const toDate = (iso?: string | null): Date | undefined => (iso ? new Date(iso) : undefined);

/** Generates the feed as RSS 2.0 with complete posts. */
export const toRss = ({ title, description, pageUrl, rssUrl, posts }: Feed): string =>
  generateRssFeed({
    title,
    link: pageUrl,
    description,
    language: LANGUAGE,
    lastBuildDate: toDate(posts.find(({ publishedAt }) => publishedAt)?.publishedAt),
    atom: { links: [{ href: rssUrl, rel: "self", type: "application/rss+xml" }] },
    items: posts.map((post) => ({
      title: post.title,
      link: post.url,
      guid: { value: post.url, isPermaLink: true },
      pubDate: toDate(post.publishedAt),
      dc: { creators: [post.author] },
      categories: [post.category, ...post.tags].map((name) => ({ name })),
      description: post.summary,
      content: { encoded: post.html },
      enclosures: post.image ? [post.image] : [],
    })),
  }).replace(NOT_XML, "");

/** Generates the feed as JSON Feed 1.1 (jsonfeed.org) with complete posts. */
export const toJsonFeed = ({ title, description, pageUrl, jsonUrl, posts }: Feed): string =>
  JSON.stringify(
    generateJsonFeed({
      title,
      description,
      home_page_url: pageUrl,
      feed_url: jsonUrl,
      language: LANGUAGE,
      items: posts.map((post) => ({
        id: post.url,
        url: post.url,
        title: post.title,
        summary: post.summary,
        content_html: post.html,
        authors: [{ name: post.author }],
        tags: [post.category, ...post.tags],
        image: post.image?.url,
        date_published: toDate(post.publishedAt),
        date_modified: toDate(post.updatedAt),
      })),
    }),
  );
