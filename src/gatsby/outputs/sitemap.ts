import { postRoute, ROUTES, SERVICE_ALIASES, serviceRoute } from "../../site/routes";

/** What the sitemap's query answers. */
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
  /** ISO 8601 or absent: only content has dates that are true. */
  readonly lastmod?: string;
}

const QUERY = `{
  allSitePage { nodes { path } }
  allPostList(filter: { address: { ne: "" } }) { nodes { address changedAt } }
  allPostNeighbours { nodes { slug changedAt } }
}`;

/** Addresses that are another page's, that decide in the browser, or that search engines skip. */
const EXCLUDED: readonly string[] = [
  ROUTES.notFound,
  "/404.html",
  "/services/[[]...rest]",
  "/styleguide",
  ...Object.keys(SERVICE_ALIASES).map(serviceRoute),
];

/** Every page with the time of its last change where content says it. */
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
  // Without the two fields that search engines ignore.
  serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, ...(lastmod && { lastmod }) }),
});
