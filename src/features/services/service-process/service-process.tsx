import * as React from "react";
import { Reveal } from "../../../components/layout/reveal/reveal";
import { Section } from "../../../components/layout/section/section";
import { SectionHeading } from "../../../components/layout/section-heading/section-heading";
import { tintStyle } from "../../../components/media/tint/tint";
import type { ServiceViewModel } from "../../../content/catalogue/view-models";
import * as styles from "./service-process.module.css";

export interface ServiceProcessProps {
  readonly service: Pick<ServiceViewModel, "color" | "process">;
}

/** How the service comes about, step by step. No steps: nothing. */
export function ServiceProcess({ service }: ServiceProcessProps) {
  const headingId = React.useId();
  const { color, process } = service;
  if (process.length === 0) return null;
  return (
    <Section tone="alt" labelledBy={headingId}>
      <div className={styles.split} style={tintStyle(color)}>
        <div className={styles.aside}>
          <SectionHeading
            id={headingId}
            title="Our Process"
            intro="From the first call to the day it runs, step by step."
          />
        </div>
        <ol className={styles.list}>
          {process.map((step, i) => (
            <Reveal key={step.title} as="li" order={i} slow>
              <div className={styles.step}>
                <span className={styles.number} aria-hidden="true">
                  {i + 1}
                </span>
                <div>
                  <h3>{step.title}</h3>
                  <p>{step.description}</p>
                </div>
              </div>
            </Reveal>
          ))}
        </ol>
      </div>
    </Section>
  );
}
