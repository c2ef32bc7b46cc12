import clsx from "clsx";
import * as React from "react";
import type { HeroService } from "../../content/home/hero-content";
import * as styles from "./hero.module.css";

export interface HeroTitleProps {
  readonly titles: readonly string[];
  readonly title: string;
  readonly typed: string;
  readonly paused: boolean;
}

/**
 * Renders the current title as it's being typed, and the whole title for screen readers. Reserves
 * space for the longest title.
 */
export function HeroTitle({ titles, title, typed, paused }: HeroTitleProps) {
  return (
    <span className={styles.titles}>
      {titles.map((reserved) => (
        <span key={reserved} className={styles.reserved} data-title={reserved} aria-hidden="true" />
      ))}
      <span className="visually-hidden">{title}</span>
      {/* a partly typed word can't be translated */}
      <span className={styles.typed} aria-hidden="true" translate="no">
        <span>{typed}</span>
        <span className={clsx(styles.caret, paused && styles.still)} />
        <span className={styles.rest} data-rest={title.slice(typed.length)} />
      </span>
    </span>
  );
}

export interface HeroDescriptionsProps {
  readonly services: readonly Pick<HeroService<unknown>, "title" | "description">[];
  readonly current: number;
  /** Hides the description before it fades in. */
  readonly changing: boolean;
}

/**
 * Renders the current description and reserves space for the longest one. All descriptions are
 * shown in the same element, so that browsers don't count a longer one as a new largest contentful
 * paint.
 */
export const HeroDescriptions = React.memo(function HeroDescriptions(props: HeroDescriptionsProps) {
  const { services, current, changing } = props;
  return (
    <div className={styles.descriptions}>
      <p className={clsx(styles.description, changing && styles.coming)}>
        {services[current]?.description}
      </p>
      {services.map(({ title, description }, i) =>
        i === current ? null : (
          <p key={title} className={clsx(styles.description, styles.hidden)}>
            {description}
          </p>
        ),
      )}
    </div>
  );
});
