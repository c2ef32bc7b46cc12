import { Grid } from "../../../components/layout/grid/grid";
import { Reveal } from "../../../components/layout/reveal/reveal";
import { Section } from "../../../components/layout/section/section";
import { IconTile } from "../../../components/media/icon-tile/icon-tile";
import type { ServiceViewModel } from "../../../content/catalogue/view-models";
import * as styles from "./service-use-cases.module.css";

export interface ServiceUseCasesProps {
  readonly service: Pick<ServiceViewModel, "color" | "useCases">;
}

/** What others use the service for. No use cases: nothing. */
export function ServiceUseCases({ service }: ServiceUseCasesProps) {
  const { color, useCases } = service;
  if (useCases.length === 0) return null;
  return (
    <Section tone="alt" heading={{ title: "Common Use Cases" }}>
      <Grid as="ul">
        {useCases.map(({ title, description, icon }, i) => (
          <Reveal key={title} as="li" order={i}>
            <div className={styles.item}>
              <IconTile name={icon} tint={color} />
              <div>
                <h3>{title}</h3>
                <p>{description}</p>
              </div>
            </div>
          </Reveal>
        ))}
      </Grid>
    </Section>
  );
}
