import { existsSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import type { BlogCategory } from "../../content/blog/category-names";
import { categoryName } from "../../content/blog/category-names";
import { escapeHtml } from "../../content/text/plain-text";
import { filesBelow } from "../../node/files";
import { replaceOutput } from "../../node/replace-file";
import { BRAND } from "../../site/company/brand";
import type { ImageSource } from "../../site/image-source";
import { POSTS_PER_PAGE } from "../../site/limits";
import { categoryRoute, feedRoutes, postRoute } from "../../site/routes";
import { absoluteUrl } from "../../site/seo/absolute-url";
import { absoluteLinks, type Feed, type FeedPost, toJsonFeed, toRss } from "./feeds";
import { COMPRESSED } from "./site-files";

const FEED_POSTS = 20;

export type FeedPage = Queries.FeedPagesQuery["allPostList"]["nodes"][number];

/** Returns the first pages of the blog and of each category, enough for a feed. */
export async function queryFeedPages(graphql: BuildArgs["graphql"]): Promise<readonly FeedPage[]> {
  // uses the same arguments as post-article.fragment.ts, so that it returns the file that the
  // post's page shows
  const { data, errors } = await graphql<Queries.FeedPagesQuery, Queries.FeedPagesQueryVariables>(
    `#graphql
    query FeedPages($pages: Int!) {
      allPostList(
        filter: { kind: { in: ["all", "category"] }, page: { lte: $pages } }
        sort: { page: ASC }
      ) {
        nodes {
          base kind slug name about
          posts {
            slug title excerpt lead content author category publishedAt updatedAt
            tags { name }
            image {
              childImageSharp {
                gatsbyImageData(
                  width: 800
                  aspectRatio: 1.7778
                  outputPixelDensities: [0.5, 1, 1.5]
                )
              }
            }
          }
        }
      }
    }
  `,
    { pages: Math.ceil(FEED_POSTS / POSTS_PER_PAGE) },
  );
  if (!data) throw new Error(`The posts for the feeds couldn't be queried: ${errors}`);
  return data.allPostList.nodes;
}

/** Returns a post's picture, or null if its file isn't in `publicDirectory`. */
function feedImage(picture: ImageSource, publicDirectory: string): FeedPost["image"] {
  if ("url" in picture) return null;
  const src = picture.childImageSharp?.gatsbyImageData.images.fallback?.src;
  const file = src && path.join(publicDirectory, decodeURI(src));
  if (!src || !file || !existsSync(file)) return null;
  const format = path.extname(file).slice(1).replace("jpg", "jpeg");
  return { url: absoluteUrl(src), type: `image/${format}`, length: statSync(file).size };
}

const feedPost = (
  post: FeedPage["posts"][number],
  categories: readonly BlogCategory[],
  publicDirectory: string,
): FeedPost => {
  const url = absoluteUrl(postRoute(post.slug));
  const lead = post.lead ? `<p>${escapeHtml(post.lead)}</p>` : "";
  return {
    url,
    title: post.title,
    summary: post.excerpt,
    html: lead + absoluteLinks(post.content, url),
    author: post.author,
    category: categoryName(post.category, categories),
    tags: post.tags.map(({ name }) => name),
    image: feedImage(post.image, publicDirectory),
    publishedAt: post.publishedAt,
    updatedAt: post.updatedAt,
  };
};

/** Writes an RSS feed and a JSON feed for each list in `pages`, and deletes all other feeds. */
export function writeFeeds(pages: readonly FeedPage[], publicDirectory: string): void {
  const categories = pages.filter(({ kind }) => kind === "category");
  const bases = new Set(pages.map((page) => page.base));
  for (const base of bases) {
    const list = pages.filter((page) => page.base === base);
    const { rss, json } = feedRoutes(base);
    const feed: Feed = {
      ...feedHead(list[0]),
      pageUrl: absoluteUrl(base),
      rssUrl: absoluteUrl(rss),
      jsonUrl: absoluteUrl(json),
      posts: list
        .flatMap(({ posts }) => posts)
        .slice(0, FEED_POSTS)
        .map((post) => feedPost(post, categories, publicDirectory)),
    };
    replaceOutput(path.join(publicDirectory, rss), toRss(feed));
    replaceOutput(path.join(publicDirectory, json), toJsonFeed(feed));
  }
  removeFeedsBut(new Set([...bases].flatMap((base) => Object.values(feedRoutes(base)))), {
    publicDirectory,
    below: categoryRoute(""),
  });
}

function removeFeedsBut(
  routes: ReadonlySet<string>,
  { publicDirectory, below }: { readonly publicDirectory: string; readonly below: string },
): void {
  for (const file of filesBelow(path.join(publicDirectory, below))) {
    const route = `${below}${file}`.replace(COMPRESSED, "");
    const isFeed = Object.values(feedRoutes(path.posix.dirname(route))).includes(route);
    if (isFeed && !routes.has(route)) rmSync(path.join(publicDirectory, below, file));
  }
}

const feedHead = (list: FeedPage | undefined): Pick<Feed, "title" | "description"> => ({
  title: `${list?.kind === "category" ? `${list.name} | ` : ""}${BRAND.name} blog`,
  description: list?.about || `${BRAND.name} blog`,
});
