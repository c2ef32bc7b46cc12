import { NEWSLETTER_ROUTES, postRoute, ROUTES, serviceRoute } from "../../site/routes";

const QUERY = /* GraphQL */ `
  query Sitemap {
    allSitePage(sort: { path: ASC }) { nodes { path } }
    allPostList(filter: { path: { ne: "" } }) { nodes { path changedAt } }
    allPostNeighbours { nodes { slug changedAt } }
    allService { nodes { aliases } }
  }
`;

interface SitemapPage {
  readonly path: string;
  /** Date of the last change in ISO 8601. Only pages with content have one. */
  readonly lastmod: string | undefined;
}

/** Client-only routes and pages that search engines must not index. */
const EXCLUDED: readonly string[] = [
  ROUTES.notFound,
  ...Object.values(NEWSLETTER_ROUTES),
  "/404.html",
  "/services/[[]...rest]",
];

/** Returns every page except aliases, with the date of its last change if its content has one. */
function resolvePages(data: Queries.SitemapQuery): SitemapPage[] {
  const changes = new Map([
    ...data.allPostNeighbours.nodes.map((post) => [postRoute(post.slug), post.changedAt] as const),
    ...data.allPostList.nodes.map(({ path, changedAt }) => [path, changedAt] as const),
  ]);
  const aliases = new Set(
    data.allService.nodes.flatMap((service) => service.aliases.map(serviceRoute)),
  );
  return data.allSitePage.nodes
    .filter(({ path }) => !aliases.has(path))
    .map(({ path }) => ({ path, lastmod: changes.get(path) }));
}

export const sitemapOptions = (siteUrl: string) => ({
  query: QUERY,
  excludes: EXCLUDED,
  resolveSiteUrl: () => siteUrl,
  resolvePages,
  // without `changefreq` and `priority`, which search engines ignore
  serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, ...(lastmod && { lastmod }) }),
});
