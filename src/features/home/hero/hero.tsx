import * as React from "react";
import { ButtonLink } from "../../../components/actions/button/button";
import { Overlay } from "../../../components/feedback/overlay/overlay";
import type { SectionStatus } from "../../../components/layout/section/section";
import { Icon } from "../../../components/media/icon/icon";
import { CarouselDots } from "../../../components/navigation/carousel-dots/carousel-dots";
import type { HeroContent } from "../../../content/home/hero";
import { type Clock, systemClock } from "../../../hooks/clock";
import { useMotionPreference } from "../../../hooks/use-motion-preference";
import { usePageActive } from "../../../hooks/use-page-active";
import { BRAND } from "../../../site/brand";
import type { ImageSource } from "../../../site/image-source";
import { ANCHORS, ROUTES } from "../../../site/routes";
import * as styles from "./hero.module.css";
import { HeroParticles } from "./hero-particles";
import { HeroScene } from "./hero-scene";
import { HeroDescriptions, HeroTitle } from "./hero-words";
import { useHeroCycle } from "./use-hero-cycle";

export interface HeroProps {
  readonly content: HeroContent<ImageSource>;
  /** Anchor of the section below, where the Scroll button leads. */
  readonly nextId: string;
  readonly status?: SectionStatus;
  readonly clock?: Clock;
}

/** The first screen: what the company does, one service after another. */
export function Hero({ status = "loaded", ...props }: HeroProps) {
  return status === "loading" ? <HeroLoading /> : <LoadedHero {...props} />;
}

function HeroLoading() {
  return (
    <section id={ANCHORS.home} aria-label={BRAND.name}>
      <Overlay text="Loading...">
        <img src="/logo-light.svg" alt={BRAND.name} width={248} height={51} />
      </Overlay>
    </section>
  );
}

function LoadedHero({ content, nextId, clock = systemClock }: HeroProps) {
  const { heading, buttonText, services } = content;
  const section = React.useRef<HTMLElement>(null);
  const headingId = React.useId();
  const motion = useMotionPreference();
  const isActive = usePageActive(section); // nobody watches: no timers, no pictures of later services
  const titles = React.useMemo(() => services.map(({ title }) => title), [services]);
  const names = React.useMemo(() => titles.map((title) => `Show ${title}`), [titles]);
  const cycle = useHeroCycle(titles, motion.paused || !isActive, clock);
  const { index, phase } = cycle;
  const leaving = phase === "deleting" || phase === "complete";
  const upcoming = leaving ? (index + 1) % Math.max(1, titles.length) : index;
  const title = titles[index] ?? "";

  return (
    <section
      ref={section}
      id={ANCHORS.home}
      data-theme="dark"
      className={styles.hero}
      aria-labelledby={headingId}
    >
      <HeroParticles paused={motion.paused} />
      <div className={`container ${styles.inner}`}>
        <div className={styles.words}>
          <h1 id={headingId} className={styles.title}>
            <span className={styles.heading}>{heading} </span>
            <HeroTitle
              titles={titles}
              title={title}
              typed={motion.paused ? title : cycle.typed}
              paused={motion.paused}
            />
          </h1>
          <div className={styles.lead}>
            <HeroDescriptions services={services} current={index} changing={phase === "changing"} />
            <div>
              <ButtonLink to={ROUTES.contact} reload size="lg" icon="arrow-right" iconAt="end">
                {buttonText}
              </ButtonLink>
            </div>
            {titles.length > 1 && (
              <div className={styles.controls}>
                <CarouselDots
                  label="Choose a service"
                  names={names}
                  current={index}
                  onSelect={cycle.select}
                />
                <button type="button" className={styles.pause} onClick={motion.toggle}>
                  <Icon name={motion.paused ? "play" : "pause"} size="sm" />
                  {motion.paused ? "Play animation" : "Pause animation"}
                </button>
              </div>
            )}
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
