import { ArrowLink } from "../../../components/actions/arrow-link/arrow-link";
import { Grid } from "../../../components/layout/grid/grid";
import { Section } from "../../../components/layout/section/section";
import { Accordion } from "../../../components/navigation/accordion/accordion";
import { Badge } from "../../../components/text/badge/badge";
import { planPrice, VAT_WORDS } from "../../../content/catalogue/price-words";
import type { Prices } from "../../../content/catalogue/types";
import type { ServiceViewModel } from "../../../content/catalogue/view-models";
import { contactRoute, serviceRoute } from "../../../site/routes";
import * as styles from "./service-plans.module.css";

export interface ServicePlansProps {
  readonly services: readonly Pick<ServiceViewModel, "serviceId" | "title" | "pricing">[];
  readonly terms: Pick<Prices, "plansVat" | "plansNote" | "planExclusions">;
}

/** Shows the plans of every service, one service unfolded at a time. No services: nothing. */
export function ServicePlans({ services, terms }: ServicePlansProps) {
  if (services.length === 0) return null;
  return (
    <Section id="plans" tone="alt" heading={{ title: "Plans by Service", intro: terms.plansNote }}>
      <Accordion
        name="plans"
        items={services.map((service) => ({
          title: service.title,
          content: <Plans service={service} terms={terms} />,
        }))}
      />
    </Section>
  );
}

interface PlansProps {
  readonly service: ServicePlansProps["services"][number];
  readonly terms: ServicePlansProps["terms"];
}

function Plans({ service: { serviceId, title, pricing }, terms }: PlansProps) {
  const exclusion = terms.planExclusions[serviceId];
  return (
    <div className="stack">
      <Grid as="ul">
        {pricing.map((plan) => (
          <li key={plan.name} className={styles.plan}>
            <h3 className={styles.name}>
              {plan.name} {plan.isPopular && <Badge tone="magenta">Popular</Badge>}
            </h3>
            <p className={styles.price}>{planPrice(plan)}</p>
            <p className={styles.vat}>{VAT_WORDS[terms.plansVat]}</p>
            <p>{plan.description}</p>
            <ul>
              {plan.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </li>
        ))}
      </Grid>
      {exclusion && <p>{exclusion}</p>}
      <p className={styles.links}>
        <ArrowLink to={contactRoute(`${title} plans`)}>{`Ask about ${title} plans`}</ArrowLink>
        <ArrowLink to={serviceRoute(serviceId)}>{`What ${title} includes`}</ArrowLink>
      </p>
    </div>
  );
}
