import type * as React from "react";
import { PageFrame } from "../components/layout/page-frame/page-frame";
import { type ToolId, toolOf } from "../content/catalogue/tools";
import { ToolsList } from "../features/tools/tools-list/tools-list";
import { ROUTES } from "../site/routes";
import { socialCard } from "../site/seo/social-cards";
import { webPage } from "../site/seo/structured-data";
import { PageHead } from "./page-head";

export interface ToolViewProps {
  readonly tool: ToolId;
  readonly children: React.ReactNode;
}

/** Shows one tool with its description, then the other tools. */
export function ToolView({ tool, children }: ToolViewProps) {
  const { title, heading, description, route, keywords } = toolOf(tool);
  return (
    <PageFrame>
      <PageHead
        seo={{ title, description, keywords, image: socialCard("pages", "tools") }}
        levels={[
          { name: "Tools", path: ROUTES.tools },
          { name: title, path: route },
        ]}
        nodes={[webPage({ path: route, name: title, description })]}
        title={heading}
        subtitle={description}
      />
      {children}
      <ToolsList title="Other tools" without={tool} />
    </PageFrame>
  );
}
