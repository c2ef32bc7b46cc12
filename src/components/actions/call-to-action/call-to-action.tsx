import { Section } from "../../layout/section/section";
import { ButtonLink } from "../button/button";
import * as styles from "./call-to-action.module.css";

interface Step {
  readonly label: string;
  readonly to: string;
}

export interface CallToActionProps {
  readonly title: string;
  readonly text?: string;
  readonly primary: Step;
  readonly secondary?: Step;
}

/** How a page ends: one question and the way to say yes. */
export function CallToAction({ title, text, primary, secondary }: CallToActionProps) {
  return (
    <Section tone="brand" heading={{ title, intro: text, align: "center" }}>
      <div className={styles.steps}>
        <ButtonLink to={primary.to} variant="on-dark" size="lg" icon="arrow-right" iconAt="end">
          {primary.label}
        </ButtonLink>
        {secondary && (
          <ButtonLink to={secondary.to} variant="on-dark-ghost" size="lg">
            {secondary.label}
          </ButtonLink>
        )}
      </div>
    </Section>
  );
}
