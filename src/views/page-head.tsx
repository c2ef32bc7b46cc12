import { PageHero, type PageHeroProps } from "../components/layout/page-hero";
import type { Level } from "../components/navigation/breadcrumb";
import { Seo, type SeoProps } from "../components/seo/page-metadata";
import { ROUTES } from "../site/routes";
import { breadcrumbs, type GraphNode, pageGraph } from "../site/seo/structured-data";

export interface PageSeoProps extends Omit<SeoProps, "path" | "graph"> {
  /** Canonical path; by default that of the last level. Null for a page that has no URL of its own. */
  readonly path?: string | null;
  /** Breadcrumb levels from below Home to this page. */
  readonly levels: readonly Required<Level>[];
  /** Nodes of the structured data before the breadcrumb. */
  readonly nodes: readonly GraphNode[];
}

/** Renders the metadata of a page below Home. */
export function PageSeo({ levels, nodes, ...seo }: PageSeoProps) {
  const { path = levels.at(-1)?.path ?? ROUTES.home } = seo;
  const trail = breadcrumbs([{ name: "Home", path: ROUTES.home }, ...levels]);
  return <Seo {...seo} path={path} graph={pageGraph(...nodes, trail)} />;
}

export interface PageHeadProps
  extends Omit<PageHeroProps, "levels">,
    Pick<PageSeoProps, "levels" | "nodes"> {
  readonly seo: Omit<PageSeoProps, "levels" | "nodes">;
}

/** Returns the content's words of a page, for its metadata and its hero. `image` is the page's social card. */
export const headOf = (
  { title, searchTitle, subtitle, description, keywords }: Queries.PageCopyFragment,
  image: string,
): Pick<PageHeadProps, "seo" | "title" | "subtitle"> => ({
  seo: { title: searchTitle, description, keywords, image },
  title,
  subtitle,
});

/** Renders a page's metadata and its hero, which share one breadcrumb. */
export function PageHead({ seo, levels, nodes, ...hero }: PageHeadProps) {
  return (
    <>
      <PageSeo {...seo} levels={levels} nodes={nodes} />
      <PageHero {...hero} levels={levels} />
    </>
  );
}
