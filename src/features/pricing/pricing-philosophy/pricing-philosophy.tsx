import { Section } from "../../../components/layout/section/section";
import { PRICING_PHILOSOPHY } from "../../../content/catalogue/pricing";
import * as styles from "./pricing-philosophy.module.css";

/** Shows the principles of our prices, before the first figure. */
export function PricingPhilosophy() {
  return (
    <Section heading={{ title: PRICING_PHILOSOPHY.heading }}>
      <div className={styles.columns}>
        {PRICING_PHILOSOPHY.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
