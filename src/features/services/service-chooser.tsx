import { ArrowLink } from "../../components/actions/arrow-link";
import { Card, CardFoot, CardLink } from "../../components/layout/card";
import { Grid } from "../../components/layout/grid";
import { Section } from "../../components/layout/section";
import { IconTile } from "../../components/media/icon-tile";
import { plansVatLine, priceFrom } from "../../content/catalogue/format-price";
import type { Prices } from "../../content/catalogue/prices";
import { filledFacts } from "../../site/company/company-facts";
import { ROUTES, serviceRoute } from "../../site/routes";
import * as styles from "./service-chooser.module.css";

type Choice = Queries.ServiceChoiceFragment;

export interface ServiceChooserProps {
  readonly services: readonly Choice[];
  readonly prices: Pick<Prices, "tiers" | "plansVat">;
}

/** Renders the facts by which a visitor chooses a service. */
export function ServiceChooser({ services, prices }: ServiceChooserProps) {
  if (services.length === 0) return null;
  return (
    <Section
      id="choose"
      heading={{
        title: "Which Service Do You Need?",
        intro: `Who each one suits, its lowest price with what comes on top, and how long it takes. ${plansVatLine(prices.plansVat)}`,
      }}
    >
      <Grid as="ul">
        {services.map((service) => (
          <ServiceFacts key={service.serviceId} service={service} tiers={prices.tiers} />
        ))}
      </Grid>
      <p className={styles.links}>
        <ArrowLink to={ROUTES.pricing}>See every price</ArrowLink>
      </p>
    </Section>
  );
}

interface ServiceFactsProps {
  readonly service: Choice;
  readonly tiers: Prices["tiers"];
}

function ServiceFacts({ service, tiers }: ServiceFactsProps) {
  const { serviceId, title, icon, color, forWhom, leadTime, pricing } = service;
  const facts = filledFacts({
    For: forWhom,
    Price: priceFrom(pricing, tiers),
    "On top": service.notIncluded,
    Time: leadTime,
  });
  return (
    <Card as="li" tint={color} interactive>
      <IconTile name={icon} tint={color} />
      <h3>
        <CardLink to={serviceRoute(serviceId)}>{title}</CardLink>
      </h3>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CardFoot>
        <ArrowLink to={serviceRoute(serviceId)}>{`See ${title}`}</ArrowLink>
      </CardFoot>
    </Card>
  );
}
