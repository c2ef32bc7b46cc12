import type { Fact } from "../../site/company/company-facts";
import * as styles from "./facts-section.module.css";
import { Section } from "./section";

export interface FactsSectionProps {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** Renders labelled facts under a heading, or nothing if there are none. */
export function FactsSection({ id, title, facts }: FactsSectionProps) {
  if (facts.length === 0) return null;
  return (
    <Section id={id} width="narrow" heading={{ title }}>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
