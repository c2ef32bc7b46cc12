import { ArrowLink } from "../../components/actions/arrow-link";
import { SmartLink } from "../../components/actions/smart-link";
import { Section } from "../../components/layout/section";
import { hasPlans, plansVatLine, priceFrom } from "../../content/catalogue/format-price";
import type { Prices } from "../../content/catalogue/prices";
import { FEATURES } from "../../site/feature-switches";
import { ROUTES, serviceRoute } from "../../site/routes";
import * as styles from "./service-chooser.module.css";

type Choice = Queries.ServiceChoiceFragment;

export interface ServiceChooserProps {
  readonly services: readonly Choice[];
  readonly prices: Pick<Prices, "tiers" | "plansVat">;
}

/**
 * Renders a table that compares the services, without empty columns. On small screens, each row is
 * shown as a block. Renders nothing for fewer than two services.
 */
export function ServiceChooser({ services, prices }: ServiceChooserProps) {
  if (services.length < 2) return null;
  const rows = services.map((service) => ({
    service,
    facts: {
      "Best for": service.forWhom,
      From: priceFrom(service.pricing, prices.tiers),
      Extra: service.notIncluded,
      "Ready in": service.leadTime,
    },
  }));
  const columns = (["Best for", "From", "Extra", "Ready in"] as const).filter((column) =>
    rows.some(({ facts }) => facts[column]),
  );
  return (
    <Section
      id="choose"
      heading={{
        title: "Which Service Do You Need?",
        intro: hasPlans(services) ? plansVatLine(prices.plansVat) : undefined,
      }}
    >
      <table className={styles.table}>
        <caption className="visually-hidden">Our services compared</caption>
        <thead className={styles.head}>
          <tr>
            <th scope="col">Service</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {rows.map(({ service, facts }) => (
            <tr key={service.serviceId} className={styles.row}>
              <th scope="row" className={styles.name}>
                <SmartLink to={serviceRoute(service.serviceId)} className={styles.link}>
                  {service.title}
                </SmartLink>
              </th>
              {columns.map((column) => (
                <td key={column} className={styles.fact} data-label={column}>
                  {facts[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {FEATURES.pricing && (
        <p className={styles.links}>
          <ArrowLink to={ROUTES.pricing}>See all prices</ArrowLink>
        </p>
      )}
    </Section>
  );
}
