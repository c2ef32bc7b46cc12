import { PageHero, type PageHeroProps } from "../components/layout/page-hero";
import type { Level } from "../components/navigation/breadcrumb";
import { Seo, type SeoProps } from "../components/seo/page-metadata";
import { pageLevel } from "../site/page-names";
import { ROUTES } from "../site/routes";
import { breadcrumbs, type GraphNode, pageGraph } from "../site/seo/structured-data";

export interface PageSeoProps extends Omit<SeoProps, "path" | "graph"> {
  /** Canonical path. Defaults to the last level's path. Null if the page has no URL. */
  readonly path?: string | null;
  /** Breadcrumb levels below Home, ending with this page. */
  readonly levels: readonly Required<Level>[];
  /** Structured data nodes that come before the breadcrumb. */
  readonly nodes: readonly GraphNode[];
}

/** Renders the metadata of any page except the home page. */
export function PageSeo({ levels, nodes, ...seo }: PageSeoProps) {
  const { path = levels.at(-1)?.path ?? ROUTES.home } = seo;
  const trail = breadcrumbs([pageLevel("home"), ...levels]);
  return <Seo {...seo} path={path} graph={pageGraph(...nodes, trail)} />;
}

export interface PageHeadProps
  extends Omit<PageHeroProps, "levels">,
    Pick<PageSeoProps, "levels" | "nodes"> {
  readonly seo: Omit<PageSeoProps, "levels" | "nodes">;
}

/** Returns a page's copy for its metadata and hero. `image` is the page's social card. */
export const headOf = (
  { title, searchTitle, subtitle, description, keywords }: Queries.PageCopyFragment,
  image: string,
): Pick<PageHeadProps, "seo" | "title" | "subtitle"> => ({
  seo: { title: searchTitle, description, keywords, image },
  title,
  subtitle,
});

/** Renders a page's metadata and hero, which share one breadcrumb. */
export function PageHead({ seo, levels, nodes, ...hero }: PageHeadProps) {
  return (
    <>
      <PageSeo {...seo} levels={levels} nodes={nodes} />
      <PageHero {...hero} levels={levels} />
    </>
  );
}
