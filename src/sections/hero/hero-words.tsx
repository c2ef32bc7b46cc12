import clsx from "clsx";
import * as React from "react";
import type { HeroService } from "../../content/hero";
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
}

/** All descriptions in one place, so that the longest decides its height; one of them shows. */
export const HeroDescriptions = React.memo(function HeroDescriptions({
  services,
  current,
}: HeroDescriptionsProps) {
  return (
    <div className={styles.descriptions}>
      {services.map(({ title, description }, i) => (
        <p key={title} className={clsx(styles.description, i !== current && styles.away)}>
          {description}
        </p>
      ))}
    </div>
  );
});
