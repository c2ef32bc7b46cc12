import type * as React from "react";
import { PageFrame } from "../components/layout/page-frame/page-frame";
import { PageHero } from "../components/layout/page-hero/page-hero";
import { Seo } from "../components/seo/seo";
import { type ToolId, toolOf } from "../content/catalogue/tools";
import { ToolsList } from "../features/tools/tools-list/tools-list";
import { ROUTES } from "../site/routes";
import { socialCard } from "../site/social-cards";
import { breadcrumbs, pageGraph, webPage } from "../site/structured-data";

export interface ToolViewProps {
  readonly tool: ToolId;
  readonly children: React.ReactNode;
}

/** The page of one tool: what it does, the tool, the others. */
export function ToolView({ tool, children }: ToolViewProps) {
  const { title, heading, description, route, keywords } = toolOf(tool);
  return (
    <PageFrame>
      <Seo
        title={title}
        description={description}
        keywords={keywords}
        path={route}
        image={socialCard("pages", "tools")}
        graph={pageGraph(
          webPage({ path: route, name: title, description }),
          breadcrumbs([
            { name: "Home", path: ROUTES.home },
            { name: "Tools", path: ROUTES.tools },
            { name: title, path: route },
          ]),
        )}
      />
      <PageHero
        title={heading}
        subtitle={description}
        breadcrumb={[
          { label: "Home", to: ROUTES.home },
          { label: "Tools", to: ROUTES.tools },
          { label: title },
        ]}
      />
      {children}
      <ToolsList title="Other tools" without={tool} />
    </PageFrame>
  );
}
