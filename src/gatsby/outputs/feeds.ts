import { generateJsonFeed, generateRssFeed } from "feedsmith";
import { DomUtils, parseDocument } from "htmlparser2";
import { cleanText } from "../../content/text/clean-text";
import { MARKET } from "../../site/company/brand";
import { absoluteUrl } from "../../site/seo/absolute-url";

/** A post as feeds show it: complete, with absolute URLs. */
export interface FeedPost {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly author: string;
  readonly category: string;
  readonly tags: readonly string[];
  /** `type` is the media type. `length` is in bytes. */
  readonly image: { readonly url: string; readonly type: string; readonly length: number } | null;
  /** ISO 8601, or null if unknown. */
  readonly publishedAt: string | null;
  readonly updatedAt: string | null;
}

export interface Feed {
  readonly title: string;
  readonly description: string;
  /** URL of the page with the same posts. */
  readonly pageUrl: string;
  readonly rssUrl: string;
  readonly jsonUrl: string;
  /** Newest first. */
  readonly posts: readonly FeedPost[];
}

const LANGUAGE = MARKET.language;

/**
 * Cleans a feed's text before the XML is generated. Removing a character from the XML could join
 * its neighbours into markup.
 */
const clean = (feed: Feed): Feed =>
  JSON.parse(JSON.stringify(feed), (_key, value: unknown) =>
    typeof value === "string" ? cleanText(value) : value,
  );

/**
 * Attributes that only pages need, for scrolling by keyboard and for choosing image files. Feed
 * readers handle both themselves.
 */
const OF_PAGES = ["role", "tabindex", "aria-label", "srcset", "sizes"];

const RELATIVE = /^(?![a-z][a-z\d+.-]*:|[/\\]{2})/i;

/**
 * Makes relative URLs absolute, as a browser would on the post's page, and removes attributes that
 * only pages need. An anchor becomes a link into the post. URLs that can't be resolved stay as they
 * are.
 */
export function absoluteLinks(html: string, postUrl: string): string {
  const asWritten = { decodeEntities: false, emptyAttrs: true };
  const document = parseDocument(html, asWritten);
  for (const { attribs } of DomUtils.getElementsByTagName("*", document)) {
    for (const name of OF_PAGES) delete attribs[name];
    for (const name of ["href", "src"]) {
      const url = attribs[name];
      if (url?.startsWith("#")) attribs[name] = postUrl + url;
      else if (url && /^\/(?!\/)/.test(url)) attribs[name] = absoluteUrl(url);
      else if (url && RELATIVE.test(url) && URL.canParse(url, postUrl)) {
        attribs[name] = new URL(url, postUrl).href;
      }
    }
  }
  return DomUtils.getInnerHTML(document, asWritten);
}

const toDate = (iso?: string | null): Date | undefined => (iso ? new Date(iso) : undefined);

/** Generates RSS 2.0 with complete posts. */
export const toRss = (feed: Feed): string => {
  const { title, description, pageUrl, rssUrl, posts } = clean(feed);
  return generateRssFeed({
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
      categories: [...new Set([post.category, ...post.tags])].map((name) => ({ name })),
      description: post.summary,
      content: { encoded: post.html },
      enclosures: post.image ? [post.image] : [],
    })),
  });
};

/** Generates JSON Feed 1.1 (jsonfeed.org) with complete posts. */
export const toJsonFeed = (feed: Feed): string => {
  const { title, description, pageUrl, jsonUrl, posts } = clean(feed);
  return JSON.stringify(
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
        tags: [...new Set([post.category, ...post.tags])],
        image: post.image?.url,
        date_published: toDate(post.publishedAt),
        date_modified: toDate(post.updatedAt),
      })),
    }),
  );
};
