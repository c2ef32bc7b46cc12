import { postRoute, ROUTES, SERVICE_ALIASES, serviceRoute } from "../site/routes";

/** What the sitemap's query answers. */
interface SitemapData {
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
  readonly allPostList: {
    readonly nodes: readonly {
      readonly address: string;
      readonly posts: readonly DatedPost[];
    }[];
  };
  readonly allBlogPost: { readonly nodes: readonly DatedPost[] };
}

interface DatedPost {
  readonly slug: string;
  readonly publishedAt: string | null;
  readonly updatedAt: string | null;
}

interface SitemapPage {
  readonly path: string;
  /** ISO 8601 or absent: only content has dates that are true. */
  readonly lastmod?: string;
}

const QUERY = `{
  allSitePage { nodes { path } }
  allPostList(filter: { address: { ne: "" } }) {
    nodes { address posts { slug publishedAt updatedAt } }
  }
  allBlogPost { nodes { slug publishedAt updatedAt } }
}`;

/** Addresses that are another page's, that decide in the browser, or that search engines skip. */
const EXCLUDED: readonly string[] = [
  ROUTES.notFound,
  "/404.html",
  "/blog/[[]...rest]",
  "/services/[[]...rest]",
  "/styleguide",
  ...Object.keys(SERVICE_ALIASES).map(serviceRoute),
];

const changedAt = ({ updatedAt, publishedAt }: DatedPost): string => updatedAt ?? publishedAt ?? "";

/** Every page with the time of its last change where content says it. */
export function resolvePages({
  allSitePage,
  allPostList,
  allBlogPost,
}: SitemapData): SitemapPage[] {
  const changes = new Map<string, string>();
  for (const post of allBlogPost.nodes) changes.set(postRoute(post.slug), changedAt(post));
  for (const { address, posts } of allPostList.nodes) {
    changes.set(address, posts.map(changedAt).sort().at(-1) ?? "");
  }
  return allSitePage.nodes.map(({ path }) => {
    const lastmod = changes.get(path);
    return lastmod ? { path, lastmod } : { path };
  });
}

/** Options of gatsby-plugin-sitemap. */
export const sitemapOptions = (siteUrl: string) => ({
  query: QUERY,
  excludes: EXCLUDED,
  resolveSiteUrl: () => siteUrl,
  resolvePages,
  // Without the two fields that search engines ignore.
  serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, ...(lastmod && { lastmod }) }),
});
