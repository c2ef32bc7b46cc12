import * as React from "react";
import { Reveal } from "../../../components/layout/reveal/reveal";
import { Section } from "../../../components/layout/section/section";
import { SectionHeading } from "../../../components/layout/section-heading/section-heading";
import { Icon } from "../../../components/media/icon/icon";
import { Picture } from "../../../components/media/picture/picture";
import { Point } from "../../../components/text/point/point";
import { toneAt } from "../../../site/media/colour";
import type { ImageSource } from "../../../site/media/image-source";
import * as styles from "./why-us.module.css";
import { AUDIENCES, REASONS, WHY_INTRO, WHY_TITLE } from "./why-us-content";

/** Renders the second feature section: the reasons to choose the company, and for whom it works. */
export function WhyUs({ image }: { readonly image: ImageSource }) {
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
            {REASONS.map((reason, i) => (
              <Reveal key={reason.title} as="li" order={i}>
                <Point {...reason} tone={toneAt(i)} />
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
                <strong>{title}</strong>
                <span>{text}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
