import { Section } from "../../../components/layout/section/section";
import * as styles from "./pricing-philosophy.module.css";

export interface PricingPhilosophyProps {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** Shows the principles of our prices, before the first figure. */
export function PricingPhilosophy({ heading, paragraphs }: PricingPhilosophyProps) {
  return (
    <Section heading={{ title: heading }}>
      <div className={styles.columns}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
