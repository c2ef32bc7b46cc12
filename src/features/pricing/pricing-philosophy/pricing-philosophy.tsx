import { Section } from "../../../components/layout/section/section";
import type { Prices } from "../../../content/catalogue/types";
import * as styles from "./pricing-philosophy.module.css";

/** Shows the principles of our prices, before the first figure. No paragraphs: nothing. */
export function PricingPhilosophy({ paragraphs }: { readonly paragraphs: Prices["philosophy"] }) {
  if (paragraphs.length === 0) return null;
  return (
    <Section heading={{ title: "Our Pricing Philosophy" }}>
      <div className={styles.columns}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
