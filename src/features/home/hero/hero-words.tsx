import clsx from "clsx";
import * as React from "react";
import type { HeroService } from "../../../content/home/hero";
import * as styles from "./hero.module.css";

interface HeroTitleProps {
  readonly titles: readonly string[];
  readonly title: string;
  readonly typed: string;
  readonly paused: boolean;
}

/** The current title: typed for the eye, whole for screen readers, in room for the longest. */
export function HeroTitle({ titles, title, typed, paused }: HeroTitleProps) {
  return (
    <span className={styles.titles}>
      {titles.map((reserved) => (
        <span key={reserved} className={styles.room} data-title={reserved} aria-hidden="true" />
      ))}
      <span className="visually-hidden">{title}</span>
      <span className={styles.typed} aria-hidden="true">
        {typed}
        <span className={clsx(styles.caret, paused && styles.still)} />
      </span>
    </span>
  );
}

interface HeroDescriptionsProps {
  readonly services: readonly Pick<HeroService<unknown>, "title" | "description">[];
  readonly current: number;
  /** The current one is about to come in. */
  readonly changing: boolean;
}

/**
 * The current description, in room for the longest. It is one element with changing words, which
 * browsers count once: a later description is no new largest paint of the page.
 */
export const HeroDescriptions = React.memo(function HeroDescriptions({
  services,
  current,
  changing,
}: HeroDescriptionsProps) {
  return (
    <div className={styles.descriptions}>
      <p className={clsx(styles.description, changing && styles.coming)}>
        {services[current]?.description}
      </p>
      {services.map(({ title, description }, i) =>
        i === current ? null : (
          <p key={title} className={clsx(styles.description, styles.away)}>
            {description}
          </p>
        ),
      )}
    </div>
  );
});
