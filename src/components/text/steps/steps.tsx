import clsx from "clsx";
import type * as React from "react";
import { toneAt } from "../../../site/colour";
import { tintStyle } from "../../media/tint/tint";
import * as styles from "./steps.module.css";

export interface StepItem {
  readonly title: string;
  readonly content: React.ReactNode;
}

export interface StepsProps {
  readonly items: readonly StepItem[];
  /** Level of the titles. */
  readonly level?: 3 | 4;
  /** Colours every number; without it they alternate between the brand colours. */
  readonly tint?: string;
}

/** What happens in which order, numbered along a line. No items: nothing. */
export function Steps({ items, level = 3, tint }: StepsProps) {
  if (items.length === 0) return null;
  const Title = `h${level}` as const;
  return (
    <ol className={styles.list} style={tintStyle(tint)}>
      {items.map(({ title, content }, i) => (
        <li key={title} className={styles.step}>
          <span
            aria-hidden="true"
            className={clsx(
              styles.number,
              tint ? styles.tinted : toneAt(i) === "magenta" && styles.magenta,
            )}
          >
            {i + 1}
          </span>
          <div className={styles.words}>
            <Title className={styles.title}>{title}</Title>
            <div className={styles.content}>{content}</div>
          </div>
        </li>
      ))}
    </ol>
  );
}
