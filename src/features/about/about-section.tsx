import * as React from "react";
import { Reveal } from "../../components/layout/reveal";
import { Section, type SectionStatus } from "../../components/layout/section";
import { Picture } from "../../components/media/picture";
import { Point } from "../../components/text/point";
import type { AboutContent } from "../../content/home/about-content";
import { type RevealState, useReveal } from "../../hooks/use-reveal";
import { BRAND } from "../../site/company/brand";
import type { ImageSource } from "../../site/image-source";
import { ANCHORS } from "../../site/routes";
import { abbreviate } from "./abbreviate";
import * as styles from "./about-section.module.css";
import { type CountUpOptions, useCountUp } from "./use-count-up";

export interface AboutSectionProps {
  readonly content: AboutContent;
  readonly image: ImageSource;
  readonly status?: SectionStatus;
}

/** Renders the company's description, mission and vision, and four figures that count up. */
export function AboutSection({ content, image, status }: AboutSectionProps) {
  return (
    <Section
      id={ANCHORS.about}
      heading={{ eyebrow: "Who we are", title: `About ${BRAND.name}` }}
      status={status}
      loadingText="Loading about us..."
    >
      <div className={styles.split}>
        <Reveal>
          <p className={styles.opening}>{content.openingParagraph}</p>
          <div className={styles.aims}>
            <Point size="lg" icon="target" title="Our Mission" text={content.mission} />
            <Point size="lg" icon="eye" tone="accent" title="Our Vision" text={content.vision} />
          </div>
        </Reveal>
        <Reveal order={1}>
          <Picture
            picture={image}
            alt=""
            ratio="4:3"
            sizes="(min-width: 993px) 540px, 90vw"
            rounded
          />
        </Reveal>
      </div>
      <Figures content={content} />
    </Section>
  );
}

/** The figures in display order. Zeros, such as a school's message count, aren't shown. */
const FIGURES = ["clientsServed", "countries", "messagesDelivered", "teamMembers"] as const;

function Figures({ content }: Pick<AboutSectionProps, "content">) {
  const ref = React.useRef<HTMLUListElement>(null);
  const [reveal, setReveal] = React.useState<RevealState | null>(null);
  useReveal(ref, setReveal);
  const { labels, suffixes } = content;
  return (
    <ul ref={ref} className={styles.figures} aria-label={`${BRAND.name} in figures`}>
      {FIGURES.filter((name) => content[name] > 0).map((name, i) => (
        <Figure
          key={name}
          label={labels[name]}
          count={content[name]}
          unit={suffixes[name]}
          order={i}
          reveal={reveal}
        />
      ))}
    </ul>
  );
}

interface FigureProps extends CountUpOptions {
  readonly count: number;
  readonly label: string;
  readonly unit: string;
}

/** Renders one figure. Screen readers get the final value while the visible one counts up. */
function Figure({ count, label, unit, ...options }: FigureProps) {
  const shown = useCountUp(count, options);
  return (
    <li className={styles.figure}>
      <div className={styles.stat}>
        <p className={styles.value}>
          <span aria-hidden>{abbreviate(shown) + unit}</span>
          <span className="visually-hidden">{abbreviate(count) + unit}</span>
        </p>
        <p className={styles.label}>{label}</p>
      </div>
    </li>
  );
}
