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
  /** URL and type of the picture; `length` in bytes. */
  readonly image: { readonly url: string; readonly type: string; readonly length: number } | null;
  /** Time of publication, ISO 8601; null when unknown. */
  readonly publishedAt: string | null;
  readonly updatedAt: string | null;
}

/** The feed of the whole blog or of one category. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** URL of the page with the same posts. */
  readonly pageUrl: string;
  readonly rssUrl: string;
  readonly jsonUrl: string;
  /** Posts of the feed, newest first. */
  readonly posts: readonly FeedPost[];
}

const LANGUAGE = MARKET.language;

/**
 * Cleans every text of a feed before it is generated: to remove a character from the finished XML could join the ones
 * around it into markup.
 */
const clean = (feed: Feed): Feed =>
  JSON.parse(JSON.stringify(feed), (_key, value: unknown) =>
    typeof value === "string" ? cleanText(value) : value,
  );

/**
 * Attributes that only pages need: for regions that scroll by keyboard, and for the choice of a picture's file; feed
 * readers have their own way.
 */
const OF_PAGES = ["role", "tabindex", "aria-label", "srcset", "sizes"];

/** Matches a URL without a scheme and a host. */
const RELATIVE = /^(?![a-z][a-z\d+.-]*:|[/\\]{2})/i;

/**
 * Makes the relative URLs in `html` absolute, as a browser does on the post's page; an anchor becomes a link into the
 * post. One that cannot be resolved stays as it is.
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

/** Generates the feed as RSS 2.0 with complete posts. */
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
      categories: [post.category, ...post.tags].map((name) => ({ name })),
      description: post.summary,
      content: { encoded: post.html },
      enclosures: post.image ? [post.image] : [],
    })),
  });
};

/** Generates the feed as JSON Feed 1.1 (jsonfeed.org) with complete posts. */
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
        tags: [post.category, ...post.tags],
        image: post.image?.url,
        date_published: toDate(post.publishedAt),
        date_modified: toDate(post.updatedAt),
      })),
    }),
  );
};
