import { ArrowLink } from "../../components/actions/arrow-link";
import { Card, CardFoot, CardLink } from "../../components/layout/card";
import { Grid } from "../../components/layout/grid";
import { Section } from "../../components/layout/section";
import { IconTile } from "../../components/media/icon-tile";
import type { Tool } from "../../content/tools/tool-catalogue";
import { toneAt } from "../../site/colour";
import * as styles from "./tools-list.module.css";

export interface ToolsListProps {
  readonly title: string;
  readonly intro?: string;
  readonly tools: readonly Tool[];
}

export function ToolsList({ title, intro, tools }: ToolsListProps) {
  return (
    <div data-no-print>
      <Section id="tools" heading={{ title, intro }}>
        <Grid as="ul" columns={3}>
          {tools.map((tool, i) => (
            <Card key={tool.id} as="li" tone={toneAt(i)} interactive>
              <IconTile name={tool.icon} tone={toneAt(i)} />
              <h3 className={styles.title}>
                <CardLink to={tool.route}>{tool.searchTitle}</CardLink>
              </h3>
              <p className="muted">{tool.subtitle}</p>
              <CardFoot>
                <ArrowLink to={tool.route}>{tool.action}</ArrowLink>
              </CardFoot>
            </Card>
          ))}
        </Grid>
      </Section>
    </div>
  );
}
