import { Section } from "../layout/section";
import { ButtonLink } from "./button";
import * as styles from "./call-to-action.module.css";

interface Action {
  readonly label: string;
  readonly to: string;
}

export interface CallToActionProps {
  readonly title: string;
  readonly text?: string;
  readonly primary: Action;
  readonly secondary?: Action;
}

export function CallToAction({ title, text, primary, secondary }: CallToActionProps) {
  return (
    <Section tone="brand" heading={{ title, intro: text, align: "center" }}>
      <div className={styles.actions}>
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
