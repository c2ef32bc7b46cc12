import { postRoute, ROUTES, SERVICE_ALIASES, serviceRoute } from "../../site/routes";

/** The result of `QUERY`. */
interface SitemapData {
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
  readonly allPostList: {
    readonly nodes: readonly { readonly address: string; readonly changedAt: string }[];
  };
  readonly allPostNeighbours: {
    readonly nodes: readonly { readonly slug: string; readonly changedAt: string }[];
  };
}

interface SitemapPage {
  readonly path: string;
  /** ISO 8601; only content has a date of change. */
  readonly lastmod?: string;
}

const QUERY = `{
  allSitePage { nodes { path } }
  allPostList(filter: { address: { ne: "" } }) { nodes { address changedAt } }
  allPostNeighbours { nodes { slug changedAt } }
}`;

/** Paths of aliases, client-only routes and pages that search engines must not index. */
const EXCLUDED: readonly string[] = [
  ROUTES.notFound,
  "/404.html",
  "/services/[[]...rest]",
  "/styleguide",
  ...Object.keys(SERVICE_ALIASES).map(serviceRoute),
];

/** Returns every page, with the date of its last change where content has one. */
export function resolvePages({
  allSitePage,
  allPostList,
  allPostNeighbours,
}: SitemapData): SitemapPage[] {
  const changes = new Map([
    ...allPostNeighbours.nodes.map(({ slug, changedAt }) => [postRoute(slug), changedAt] as const),
    ...allPostList.nodes.map(({ address, changedAt }) => [address, changedAt] as const),
  ]);
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
  // no `changefreq` and `priority`: search engines ignore them
  serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, ...(lastmod && { lastmod }) }),
});
