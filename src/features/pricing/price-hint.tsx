import { ArrowLink } from "../../components/actions/arrow-link";
import { tierCosts } from "../../content/catalogue/format-price";
import type { Prices } from "../../content/catalogue/prices";
import { FEATURES } from "../../site/feature-switches";
import { ROUTES, TOOL_ROUTES } from "../../site/routes";
import * as styles from "./price-hint.module.css";

/**
 * Shows the range of SMS prices with links to all prices and the calculator, or nothing if there
 * are no tiers.
 */
export function PriceHint({ tiers }: Pick<Prices, "tiers">) {
  const range = tierCosts(tiers);
  if (!range) return null;
  return (
    <p className={styles.hint}>
      <strong>{`${range} an SMS, by quantity.`}</strong>
      <ArrowLink to={ROUTES.pricing}>See prices</ArrowLink>
      {FEATURES.tools && <ArrowLink to={TOOL_ROUTES.smsPrice}>Work out your cost</ArrowLink>}
    </p>
  );
}
