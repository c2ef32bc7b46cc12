import clsx from "clsx";
import type * as React from "react";
import * as styles from "./section-heading.module.css";

export interface SectionHeadingProps {
  readonly title: React.ReactNode;
  /** A few words above the title. */
  readonly eyebrow?: string;
  readonly intro?: React.ReactNode;
  readonly level?: 1 | 2 | 3;
  readonly align?: "start" | "center";
  /** Of the heading element, for `aria-labelledby`. */
  readonly id?: string;
}

/** How a section begins. */
export function SectionHeading(props: SectionHeadingProps) {
  const { title, eyebrow, intro, level = 2, align = "start", id } = props;
  const Tag = `h${level}` as const;
  return (
    <div className={clsx(styles.root, align === "center" && styles.center)}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <Tag id={id}>{title}</Tag>
      {intro && <p className={styles.intro}>{intro}</p>}
    </div>
  );
}
