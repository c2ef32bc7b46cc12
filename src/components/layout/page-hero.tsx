import clsx from "clsx";
import * as React from "react";
import { type AnyIconName, Icon } from "../media/icon";
import { tintStyle } from "../media/tint";
import { Breadcrumb, type Level } from "../navigation/breadcrumb";
import * as styles from "./page-hero.module.css";

export interface PageHeroProps {
  readonly title: React.ReactNode;
  readonly subtitle?: string;
  /** Breadcrumb levels, from the one below Home to this page. */
  readonly levels?: readonly Level[];
  readonly icon?: AnyIconName;
  /** Hex colour for the page's subject. White text is shown on a darkened version of it. */
  readonly tint?: string;
  /** Shown next to the text at 993 px or more. */
  readonly picture?: React.ReactNode;
  /** Content below the subtitle, such as buttons, ratings or badges. */
  readonly children?: React.ReactNode;
}

/**
 * Renders the first section of an inner page: an `h1` on a gradient that extends behind the header.
 */
export function PageHero(props: PageHeroProps) {
  const { title, subtitle, levels = [], icon, tint, picture, children } = props;
  const headingId = React.useId();
  return (
    <section
      data-theme="dark"
      aria-labelledby={headingId}
      style={tintStyle(tint)}
      className={clsx(styles.hero, tint && styles.tinted)}
    >
      <div className={clsx("container", picture && styles.withPicture)}>
        <div className={styles.content}>
          <Breadcrumb levels={levels} />
          {icon && (
            <span className={styles.icon}>
              <Icon name={icon} size="xl" />
            </span>
          )}
          <h1 id={headingId}>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          {children && <div className={styles.extra}>{children}</div>}
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
      </div>
    </section>
  );
}
