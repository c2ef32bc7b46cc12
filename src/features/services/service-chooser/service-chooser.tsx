import { ArrowLink } from "../../../components/actions/arrow-link/arrow-link";
import { Card, CardFoot, CardLink } from "../../../components/layout/card/card";
import { Grid } from "../../../components/layout/grid/grid";
import { Section } from "../../../components/layout/section/section";
import { IconTile } from "../../../components/media/icon-tile/icon-tile";
import { Accordion } from "../../../components/navigation/accordion/accordion";
import { cheapestPlan, plansVatLine, priceFrom } from "../../../content/catalogue/price-words";
import type { Prices } from "../../../content/catalogue/prices";
import { filledFacts } from "../../../site/company/company-facts";
import { ROUTES, serviceRoute } from "../../../site/routes";
import * as styles from "./service-chooser.module.css";

type Choice = Queries.ServiceChoiceFragment;

export interface ServiceChooserProps {
  readonly services: readonly Choice[];
  readonly prices: Pick<Prices, "tiers" | "plansVat">;
}

/** Shows what helps to choose a service, and the first question that buyers of each one ask. */
export function ServiceChooser({ services, prices }: ServiceChooserProps) {
  if (services.length === 0) return null;
  return (
    <>
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
      <FirstQuestions services={services} />
    </>
  );
}

interface ServiceFactsProps {
  readonly service: Choice;
  readonly tiers: Prices["tiers"];
}

function ServiceFacts({ service, tiers }: ServiceFactsProps) {
  const { serviceId, title, icon, color, forWhom, leadTime, useCases, pricing } = service;
  const plan = cheapestPlan(pricing);
  const facts = filledFacts({
    For: forWhom,
    "Used for": useCases.map((useCase) => useCase.title).join(", "),
    Price: priceFrom(pricing, tiers),
    "The first plan": plan ? `${plan.name}. ${plan.description}` : "",
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

/** Answers one question for each service; the page of a service has the others. */
function FirstQuestions({ services }: Pick<ServiceChooserProps, "services">) {
  const items = services.flatMap(({ title, faqs: [first] }) =>
    first ? [{ title: `${title}: ${first.question}`, content: <p>{first.answer}</p> }] : [],
  );
  if (items.length === 0) return null;
  return (
    <Section tone="alt" width="narrow" heading={{ title: "What Buyers Ask First" }}>
      <Accordion items={items} />
    </Section>
  );
}
