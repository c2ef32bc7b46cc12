import { ArrowLink } from "../../components/actions/arrow-link";
import { tierCost } from "../../content/catalogue/format-price";
import type { Prices } from "../../content/catalogue/prices";
import { FEATURES } from "../../site/feature-switches";
import { ROUTES, TOOL_ROUTES } from "../../site/routes";
import * as styles from "./price-hint.module.css";

/**
 * Shows the lowest SMS price with links to all prices and the calculator, or nothing without tiers.
 */
export function PriceHint({ tiers }: Pick<Prices, "tiers">) {
  const lowest = tiers.at(-1);
  if (!lowest) return null;
  return (
    <p className={styles.hint}>
      <strong>{`Prices from ${tierCost(lowest)} an SMS.`}</strong>
      <ArrowLink to={ROUTES.pricing}>See prices</ArrowLink>
      {FEATURES.tools && <ArrowLink to={TOOL_ROUTES.smsPrice}>Work out your cost</ArrowLink>}
    </p>
  );
}
