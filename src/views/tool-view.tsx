import type * as React from "react";
import { PageFrame } from "../components/layout/page-frame";
import { Section } from "../components/layout/section";
import { OrWriteToUs } from "../components/text/or-write-to-us";
import { type ToolId, toolsOf } from "../content/tools/tool-catalogue";
import { ToolsList } from "../features/tools/tools-list";
import { pageLevel } from "../site/page-names";
import { required } from "../site/required";
import { socialCard } from "../site/seo/social-card";
import { webPage } from "../site/seo/structured-data";
import { PageHead } from "./page-head";

export interface ToolViewProps {
  readonly id: ToolId;
  readonly data: Queries.ToolsListFragment;
  readonly children: React.ReactNode;
}

export function ToolView({ id, data, children }: ToolViewProps) {
  const tools = toolsOf(data.tools.nodes);
  const tool = required(
    tools.find((one) => one.id === id),
    "tool copy",
  );
  const { title, searchTitle: name, subtitle: description, route, keywords } = tool;
  return (
    <PageFrame>
      <PageHead
        seo={{ title: name, description, keywords, image: socialCard("pages", "tools") }}
        levels={[pageLevel("tools"), { name, path: route }]}
        nodes={[webPage({ path: route, name, description })]}
        title={title}
        subtitle={description}
      />
      <noscript>
        <Section width="narrow" heading={{ title: "This tool needs JavaScript" }}>
          <p>
            Turn it on in your browser. <OrWriteToUs />
          </p>
        </Section>
      </noscript>
      {children}
      <ToolsList title="Other tools" tools={tools.filter((one) => one !== tool)} />
    </PageFrame>
  );
}
