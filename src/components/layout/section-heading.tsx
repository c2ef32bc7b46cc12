import clsx from "clsx";
import * as styles from "./section-heading.module.css";

export interface SectionHeadingProps {
  readonly title: string;
  /** A few words above the title. */
  readonly eyebrow?: string;
  readonly intro?: string;
  readonly level?: 1 | 2;
  readonly align?: "start" | "center";
  /** Id of the heading element, for `aria-labelledby`. */
  readonly id?: string;
}

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
