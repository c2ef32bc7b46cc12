import * as React from "react";
import { Reveal } from "../../components/layout/reveal";
import { Section } from "../../components/layout/section";
import { SectionHeading } from "../../components/layout/section-heading";
import { Icon } from "../../components/media/icon";
import { Picture } from "../../components/media/picture";
import { Point } from "../../components/text/point";
import type { WhyUsContent } from "../../content/home/why-us-content";
import { toneAt } from "../../site/colour";
import type { ImageSource } from "../../site/image-source";
import * as styles from "./why-us.module.css";

export interface WhyUsProps {
  readonly content: WhyUsContent;
  readonly image: ImageSource;
}

/**
 * Shows reasons to choose the company, and the audiences it works for, or nothing if there are no
 * reasons.
 */
export function WhyUs({ content, image }: WhyUsProps) {
  const { title, intro, reasons, audiencesHeading, audiences } = content;
  const headingId = React.useId();
  if (reasons.length === 0) return null;
  return (
    <Section labelledBy={headingId}>
      <div className={styles.split}>
        <Reveal>
          <Picture
            picture={image}
            alt=""
            ratio="4:3"
            sizes="(min-width: 993px) 540px, 90vw"
            rounded
          />
        </Reveal>
        <div>
          <SectionHeading id={headingId} eyebrow="Why us" title={title} intro={intro} />
          <ul className={styles.reasons}>
            {reasons.map(({ icon, title, description }, i) => (
              <Reveal key={title} as="li" order={i}>
                <Point icon={icon} title={title} text={description} tone={toneAt(i)} />
              </Reveal>
            ))}
          </ul>
        </div>
      </div>
      {audiences.length > 0 && (
        <div className={styles.audiences}>
          <h3>{audiencesHeading}</h3>
          <ul className={styles.list}>
            {audiences.map(({ icon, title, description }) => (
              <li key={title} className={styles.audience}>
                <Icon name={icon} size="lg" />
                <p>
                  <strong>{title}</strong>
                  <span>{description}</span>
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
