import clsx from "clsx";
import * as React from "react";
import { type AnyIconName, Icon } from "../media/icon";
import { tintStyle } from "../media/tint";
import { Breadcrumb, type Level } from "../navigation/breadcrumb";
import * as styles from "./page-hero.module.css";

export interface PageHeroProps {
  readonly title: React.ReactNode;
  readonly subtitle?: string;
  /** The levels of the breadcrumb, from below Home to this page. */
  readonly levels?: readonly Level[];
  readonly icon?: AnyIconName;
  /** Hex colour of the page's subject; text stays white on its darkened companion. */
  readonly tint?: string;
  /** Shown beside the text from 993 px on. */
  readonly picture?: React.ReactNode;
  /** Content below the subtitle: buttons, ratings or badges. */
  readonly children?: React.ReactNode;
}

/** Renders the first section of an inner page: its `h1` on a gradient that reaches under the header. */
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
