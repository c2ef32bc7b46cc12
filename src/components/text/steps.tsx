import clsx from "clsx";
import type * as React from "react";
import { toneAt } from "../../site/colour";
import * as styles from "./steps.module.css";

export interface StepsProps {
  readonly items: readonly { readonly title: string; readonly content: React.ReactNode }[];
  /** Heading level of the titles. */
  readonly level?: 3 | 4;
}

export function Steps({ items, level = 3 }: StepsProps) {
  const Title = `h${level}` as const;
  return (
    <ol className={styles.list}>
      {items.map(({ title, content }, i) => (
        <li key={title} className={styles.step}>
          <span
            aria-hidden="true"
            className={clsx(styles.number, toneAt(i) === "accent" && styles.accent)}
          >
            {i + 1}
          </span>
          <div className={styles.text}>
            <Title className={styles.title}>{title}</Title>
            <div className={styles.content}>{content}</div>
          </div>
        </li>
      ))}
    </ol>
  );
}
