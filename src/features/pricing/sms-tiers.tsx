import clsx from "clsx";
import { Section } from "../../components/layout/section";
import { tierCost, tierRange, tierSaving, VAT_WORDS } from "../../content/catalogue/format-price";
import type { Prices } from "../../content/catalogue/prices";
import * as styles from "./sms-tiers.module.css";

export interface SmsTiersProps {
  readonly prices: Pick<Prices, "tiers" | "tierNote">;
}

/** Shows a table of unit costs by quantity, or nothing if there are no tiers. */
export function SmsTiers({ prices: { tiers, tierNote } }: SmsTiersProps) {
  if (tiers.length === 0) return null;
  return (
    <Section
      id="bulk-sms"
      width="narrow"
      heading={{
        title: "Bulk SMS Pricing",
        intro: "Find your quantity: each tier has its own unit cost.",
      }}
    >
      <div className={styles.frame}>
        <table className={styles.table}>
          <caption className="visually-hidden">
            Bulk SMS: cost per unit and savings by quantity
          </caption>
          <thead>
            <tr>
              <th scope="col">Quantity range</th>
              <th scope="col">Cost per unit</th>
              <th scope="col">Savings</th>
            </tr>
          </thead>
          <tbody>
            {tiers.map((tier) => (
              <tr key={tier.from} className={clsx(tier.isHighlighted && styles.highlighted)}>
                <th scope="row">{tierRange(tier)}</th>
                <td>
                  {tierCost(tier)} <span className={styles.vat}>{VAT_WORDS[tier.vat]}</span>
                </td>
                <td>{tierSaving(tier)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>{tierNote}</p>
    </Section>
  );
}
