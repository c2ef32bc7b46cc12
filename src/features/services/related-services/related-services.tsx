import { ArrowLink } from "../../../components/actions/arrow-link/arrow-link";
import { Card, CardFoot } from "../../../components/layout/card/card";
import { Grid } from "../../../components/layout/grid/grid";
import { Section } from "../../../components/layout/section/section";
import { IconTile } from "../../../components/media/icon-tile/icon-tile";
import type { ServiceViewModel } from "../../../content/catalogue/view-models";
import { serviceRoute } from "../../../site/routes";

export interface RelatedServicesProps {
  readonly services: readonly Pick<
    ServiceViewModel,
    "serviceId" | "title" | "shortDescription" | "color" | "icon"
  >[];
}

/** Where to look next. No services: nothing. */
export function RelatedServices({ services }: RelatedServicesProps) {
  if (services.length === 0) return null;
  return (
    <Section heading={{ title: "Related Services" }}>
      <Grid as="ul">
        {services.map(({ serviceId, title, shortDescription, color, icon }) => (
          <Card key={serviceId} as="li" tint={color}>
            <IconTile name={icon} tint={color} />
            <h3>{title}</h3>
            <p>{shortDescription}</p>
            <CardFoot>
              <ArrowLink to={serviceRoute(serviceId)} tint={color} context={`about ${title}`}>
                Learn more
              </ArrowLink>
            </CardFoot>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
