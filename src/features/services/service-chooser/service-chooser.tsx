import { ArrowLink } from "../../../components/actions/arrow-link/arrow-link";
import { Card, CardFoot, CardLink } from "../../../components/layout/card/card";
import { Grid } from "../../../components/layout/grid/grid";
import { Section } from "../../../components/layout/section/section";
import { IconTile } from "../../../components/media/icon-tile/icon-tile";
import { plansVatLine, priceFrom } from "../../../content/catalogue/price-words";
import type { Prices } from "../../../content/catalogue/prices";
import { ROUTES, serviceRoute } from "../../../site/routes";
import * as styles from "./service-chooser.module.css";

export interface ServiceChooserProps {
  readonly services: readonly Queries.ServiceChoiceFragment[];
  readonly prices: Pick<Prices, "tiers" | "plansVat">;
}

/** Shows what helps to choose a service: for whom it is, its price from, how long it takes. */
export function ServiceChooser({ services, prices }: ServiceChooserProps) {
  if (services.length === 0) return null;
  return (
    <Section
      id="choose"
      heading={{
        title: "Which Service Do You Need?",
        intro: `Who each one suits, what it costs at least, and how long it takes. ${plansVatLine(prices.plansVat)}`,
      }}
    >
      <Grid as="ul" columns={4}>
        {services.map(({ serviceId, title, icon, color, forWhom, leadTime, pricing }) => (
          <Card key={serviceId} as="li" tint={color} interactive>
            <IconTile name={icon} tint={color} />
            <h3>
              <CardLink to={serviceRoute(serviceId)}>{title}</CardLink>
            </h3>
            <dl className={styles.facts}>
              {[
                ["For", forWhom],
                ["Price", priceFrom(pricing, prices.tiers)],
                ["Time", leadTime],
              ].map(
                ([term, text]) =>
                  text && (
                    <div key={term}>
                      <dt>{term}</dt>
                      <dd>{text}</dd>
                    </div>
                  ),
              )}
            </dl>
            <CardFoot>
              <ArrowLink to={serviceRoute(serviceId)}>{`See ${title}`}</ArrowLink>
            </CardFoot>
          </Card>
        ))}
      </Grid>
      <p className={styles.links}>
        <ArrowLink to={ROUTES.pricing}>See every price</ArrowLink>
      </p>
    </Section>
  );
}
