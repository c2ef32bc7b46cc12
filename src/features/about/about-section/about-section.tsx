import { Reveal } from "../../../components/layout/reveal/reveal";
import { Section, type SectionStatus } from "../../../components/layout/section/section";
import { IconTile } from "../../../components/media/icon-tile/icon-tile";
import { Picture } from "../../../components/media/picture/picture";
import { Stat } from "../../../components/text/stat/stat";
import type { AboutContent } from "../../../content/home/about";
import type { Clock } from "../../../hooks/clock";
import { type RevealState, useInView } from "../../../hooks/use-in-view";
import { BRAND } from "../../../site/brand";
import type { IconName } from "../../../site/icons";
import type { ImageSource } from "../../../site/image-source";
import { ANCHORS } from "../../../site/routes";
import { abbreviate } from "./abbreviate";
import * as styles from "./about-section.module.css";
import { useCountUp } from "./use-count-up";

export interface AboutSectionProps {
  readonly content: AboutContent;
  readonly image: ImageSource;
  readonly status?: SectionStatus;
  readonly clock?: Clock;
}

/** Who the company is: opening words, mission, vision, and four figures that count up. */
export function AboutSection({ content, image, status, clock }: AboutSectionProps) {
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
            <Aim icon="target" tone="navy" title="Our Mission" text={content.mission} />
            <Aim icon="eye" tone="magenta" title="Our Vision" text={content.vision} />
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
      <Figures content={content} clock={clock} />
    </Section>
  );
}

interface AimProps {
  readonly icon: IconName;
  readonly tone: "navy" | "magenta";
  readonly title: string;
  readonly text: string;
}

function Aim({ icon, tone, title, text }: AimProps) {
  return (
    <div className={styles.aim}>
      <IconTile name={icon} tone={tone} />
      <div>
        <h3>{title}</h3>
        <p className={styles.aimText}>{text}</p>
      </div>
    </div>
  );
}

function Figures({ content, clock }: Pick<AboutSectionProps, "content" | "clock">) {
  const { ref, reveal } = useInView();
  const shared = { reveal, clock };
  return (
    <ul ref={ref} className={styles.figures} aria-label={`${BRAND.name} in figures`}>
      <Figure {...shared} order={0} count={content.clientsServed} plus label="Clients Served" />
      <Figure {...shared} order={1} count={content.countries} one="Country" label="Countries" />
      <Figure
        {...shared}
        order={2}
        count={content.messagesDelivered}
        one="Message Delivered"
        label="Messages Delivered"
      />
      <Figure {...shared} order={3} count={content.teamMembers} plus label="Team Members" />
    </ul>
  );
}

interface FigureProps {
  readonly count: number;
  readonly label: string;
  /** The label of a single one. */
  readonly one?: string;
  readonly plus?: boolean;
  readonly order: number;
  readonly reveal: RevealState;
  readonly clock: Clock | undefined;
}

function Figure(props: FigureProps) {
  const { count, label, one = label, plus = false, order, reveal, clock } = props;
  const shown = useCountUp(count, reveal, { order, clock });
  const text = (value: number) => `${abbreviate(value)}${plus ? "+" : ""}`;
  return (
    <li className={styles.figure}>
      <Stat value={text(shown)} spoken={text(count)} label={count === 1 ? one : label} />
    </li>
  );
}
