import { Card } from "../../../components/layout/card/card";
import { Grid } from "../../../components/layout/grid/grid";
import { Reveal } from "../../../components/layout/reveal/reveal";
import { Section } from "../../../components/layout/section/section";
import { IconTile } from "../../../components/media/icon-tile/icon-tile";
import type { ServiceViewModel } from "../../../content/catalogue/view-models";

export interface ServiceFeaturesProps {
  readonly service: Pick<ServiceViewModel, "title" | "color" | "features">;
}

/** What the service can do. No features: nothing. */
export function ServiceFeatures({ service }: ServiceFeaturesProps) {
  const { title, color, features } = service;
  if (features.length === 0) return null;
  return (
    <Section heading={{ title: `What Our ${title} Offers` }}>
      <Grid as="ul">
        {features.map((feature, i) => (
          <Reveal key={feature.title} as="li" order={i}>
            <Card tint={color}>
              <IconTile name={feature.icon} tint={color} />
              <h3>{feature.title}</h3>
              <p>{feature.description}</p>
            </Card>
          </Reveal>
        ))}
      </Grid>
    </Section>
  );
}
