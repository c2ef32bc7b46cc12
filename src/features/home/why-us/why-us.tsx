import * as React from "react";
import { Reveal } from "../../../components/layout/reveal/reveal";
import { Section } from "../../../components/layout/section/section";
import { SectionHeading } from "../../../components/layout/section-heading/section-heading";
import { Icon } from "../../../components/media/icon/icon";
import { IconTile } from "../../../components/media/icon-tile/icon-tile";
import { Picture } from "../../../components/media/picture/picture";
import { toneAt } from "../../../site/colour";
import type { ImageSource } from "../../../site/image-source";
import * as styles from "./why-us.module.css";
import { AUDIENCES, REASONS, WHY_INTRO, WHY_TITLE } from "./why-us-content";

export interface WhyUsProps {
  readonly image: ImageSource;
}

/** The second feature section: why clients come, and who they are. */
export function WhyUs({ image }: WhyUsProps) {
  const headingId = React.useId();
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
          <SectionHeading id={headingId} eyebrow="Why us" title={WHY_TITLE} intro={WHY_INTRO} />
          <ul className={styles.reasons}>
            {REASONS.map(({ icon, title, text }, i) => (
              <Reveal key={title} as="li" order={i}>
                <div className={styles.reason}>
                  <IconTile name={icon} tone={toneAt(i)} />
                  <div>
                    <h3 className={styles.title}>{title}</h3>
                    <p className={styles.text}>{text}</p>
                  </div>
                </div>
              </Reveal>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.audiences}>
        <h3>Built for the people you serve</h3>
        <ul className={styles.list}>
          {AUDIENCES.map(({ icon, title, text }) => (
            <li key={title} className={styles.audience}>
              <Icon name={icon} size="lg" />
              <p>
                <strong className={styles.who}>{title}</strong>
                <span className={styles.what}>{text}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
