import clsx from "clsx";
import * as React from "react";
import { ButtonLink } from "../../components/actions/button";
import { Overlay } from "../../components/feedback/overlay";
import type { SectionStatus } from "../../components/layout/section";
import { Icon } from "../../components/media/icon";
import { CarouselDots } from "../../components/navigation/carousel-dots";
import type { HeroContent } from "../../content/home/hero-content";
import { useMotionPreference } from "../../hooks/use-motion-preference";
import { usePageActive } from "../../hooks/use-page-active";
import { BRAND, LOGO_RATIO } from "../../site/company/brand";
import { FEATURES } from "../../site/feature-switches";
import type { ImageSource } from "../../site/image-source";
import { ANCHORS, ROUTES } from "../../site/routes";
import * as styles from "./hero.module.css";
import { HeroParticles } from "./hero-particles";
import { HeroProof } from "./hero-proof";
import { HeroScene } from "./hero-scene";
import { HeroDescriptions, HeroTitle } from "./hero-text";
import { useHeroCycle } from "./use-hero-cycle";

export interface HeroProps {
  readonly content: HeroContent<ImageSource>;
  /** Id of the next section, which the Scroll button links to. */
  readonly nextId: string;
  readonly status?: SectionStatus;
}

/** Renders the first screen, which shows one service after another. */
export function Hero({ status = "loaded", ...props }: HeroProps) {
  if (status !== "loading") return <LoadedHero {...props} />;
  return (
    <section id={ANCHORS.home} aria-label={BRAND.name}>
      <Overlay text="Loading...">
        <img
          src="/logo-light.svg"
          alt={BRAND.name}
          width={Math.round(51 * LOGO_RATIO)}
          height={51}
        />
      </Overlay>
    </section>
  );
}

/** Length of the longest word that fits into the title without shrinking it. */
const WORD_LETTERS = 11;

/** Shrinks titles with words longer than `WORD_LETTERS`, so that these don't break. */
function fitStyle(texts: readonly string[]): React.CSSProperties | undefined {
  const longest = Math.max(
    ...texts
      .join(" ")
      .split(/[\s-]+/)
      .map((word) => word.length),
  );
  return longest > WORD_LETTERS
    ? ({ "--word-fit": WORD_LETTERS / longest } as React.CSSProperties)
    : undefined;
}

function LoadedHero({ content, nextId }: HeroProps) {
  const { heading, buttonText, services } = content;
  const section = React.useRef<HTMLElement>(null);
  const headingId = React.useId();
  const { paused, toggle } = useMotionPreference();
  const isActive = usePageActive(section); // no timers or pictures while out of view
  const titles = React.useMemo(() => services.map(({ title }) => title), [services]);
  const { index, phase, typed, select } = useHeroCycle(titles, paused || !isActive);
  const isLeaving = phase === "deleting" || phase === "complete";
  const upcoming = isLeaving ? (index + 1) % Math.max(1, titles.length) : index;
  const title = titles[index] ?? "";

  return (
    <section
      ref={section}
      id={ANCHORS.home}
      data-theme="dark"
      className={styles.hero}
      aria-labelledby={headingId}
    >
      <HeroParticles paused={paused} />
      <div className={clsx("container", styles.inner)}>
        <div className={styles.text}>
          <h1 id={headingId} className={styles.title} style={fitStyle([heading, ...titles])}>
            <span className={styles.heading}>{heading} </span>
            <HeroTitle
              titles={titles}
              title={title}
              typed={paused ? title : typed}
              paused={paused}
            />
          </h1>
          <div className={styles.lead}>
            <HeroDescriptions services={services} current={index} changing={phase === "changing"} />
            <div className={styles.actions}>
              <ButtonLink to={ROUTES.contact} reload size="lg" icon="arrow-right" iconAt="end">
                {buttonText}
              </ButtonLink>
              {FEATURES.pricing && (
                <ButtonLink to={ROUTES.pricing} size="lg" variant="on-dark-ghost">
                  See prices
                </ButtonLink>
              )}
            </div>
            {titles.length > 1 && (
              <div className={styles.controls}>
                <CarouselDots
                  label="Choose a service"
                  names={titles.map((name) => `Show ${name}`)}
                  current={index}
                  onSelect={select}
                />
                <button type="button" className={styles.pause} onClick={toggle}>
                  <Icon name={paused ? "play" : "pause"} size="sm" />
                  <span>{paused ? "Play animation" : "Pause animation"}</span>
                </button>
              </div>
            )}
            <HeroProof />
          </div>
        </div>
        <HeroScene services={services} current={index} upcoming={upcoming} />
      </div>
      <a href={`#${nextId}`} className={styles.scroll}>
        Scroll
        <Icon name="arrow-down" size="sm" />
      </a>
    </section>
  );
}
