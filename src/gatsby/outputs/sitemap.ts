import { postRoute, ROUTES, SERVICE_ALIASES, serviceRoute } from "../../site/routes";

const QUERY = /* GraphQL */ `
  query Sitemap {
    allSitePage(sort: { path: ASC }) { nodes { path } }
    allPostList(filter: { path: { ne: "" } }) { nodes { path changedAt } }
    allPostNeighbours { nodes { slug changedAt } }
  }
`;

interface SitemapPage {
  readonly path: string;
  /** ISO 8601; only content has a date of change. */
  readonly lastmod: string | undefined;
}

/** Paths of aliases, client-only routes and pages that search engines must not index. */
const EXCLUDED: readonly string[] = [
  ROUTES.notFound,
  "/404.html",
  "/services/[[]...rest]",
  ...Object.keys(SERVICE_ALIASES).map(serviceRoute),
];

/** Returns every page, with the date of its last change where content has one. */
function resolvePages(data: Queries.SitemapQuery): SitemapPage[] {
  const changes = new Map([
    ...data.allPostNeighbours.nodes.map((post) => [postRoute(post.slug), post.changedAt] as const),
    ...data.allPostList.nodes.map(({ path, changedAt }) => [path, changedAt] as const),
  ]);
  return data.allSitePage.nodes.map(({ path }) => ({ path, lastmod: changes.get(path) }));
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
