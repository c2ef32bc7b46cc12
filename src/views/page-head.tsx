import { PageHero, type PageHeroProps } from "../components/layout/page-hero/page-hero";
import type { Level } from "../components/navigation/breadcrumb/breadcrumb";
import { Seo, type SeoProps } from "../components/seo/seo";
import { ROUTES } from "../site/routes";
import { breadcrumbs, type GraphNode, pageGraph } from "../site/structured-data";

export interface PageSeoProps extends Omit<SeoProps, "path" | "graph"> {
  /** The canonical path; by default that of the last level. */
  readonly path?: string;
  /** The levels from below Home to this page. */
  readonly levels: readonly Required<Level>[];
  /** Nodes of the structured data before the breadcrumb; undefined: no structured data. */
  readonly nodes: readonly GraphNode[] | undefined;
}

/** Renders the metadata of a page below Home. */
export function PageSeo({ levels, nodes, path = levels.at(-1)?.path, ...seo }: PageSeoProps) {
  const graph =
    nodes && pageGraph(...nodes, breadcrumbs([{ name: "Home", path: ROUTES.home }, ...levels]));
  return <Seo {...seo} path={path ?? ROUTES.home} graph={graph} />;
}

export interface PageHeadProps
  extends Omit<PageHeroProps, "levels">,
    Pick<PageSeoProps, "levels" | "nodes"> {
  readonly seo: Omit<PageSeoProps, "levels" | "nodes">;
}

/** Renders a page's metadata and its hero, which share one breadcrumb. */
export function PageHead({ seo, levels, nodes, ...hero }: PageHeadProps) {
  return (
    <>
      <PageSeo {...seo} levels={levels} nodes={nodes} />
      <PageHero {...hero} levels={levels} />
    </>
  );
}
