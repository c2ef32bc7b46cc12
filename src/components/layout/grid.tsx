import clsx from "clsx";
import type * as React from "react";
import * as styles from "./grid.module.css";

/**
 * Scrolls a keyboard-focused control fully into view. Browsers don't if part of it is already
 * visible.
 */
function intoView({ target }: React.FocusEvent): void {
  if (target.matches(":focus-visible"))
    target.scrollIntoView({ block: "nearest", inline: "center" });
}

const COLUMNS = { 2: undefined, 3: styles.three, 4: styles.four };

export interface GridProps {
  /**
   * Number of columns on wide screens. There are two at 992 px or less, and one at 576 px or less.
   */
  readonly columns?: keyof typeof COLUMNS;
  readonly as?: "div" | "ul";
  /**
   * At 576 px or less, shows a single row that scrolls sideways, with the next cell partly in view.
   */
  readonly phoneRow?: boolean;
  readonly children: React.ReactNode;
}

/**
 * Renders equal columns with cells of equal height. With three columns, a single cell in the last
 * row is centred.
 */
export function Grid({ columns = 3, as: Tag = "div", phoneRow = false, children }: GridProps) {
  const className = clsx(styles.grid, COLUMNS[columns], phoneRow && styles.phoneRow);
  return (
    <Tag className={className} onFocus={phoneRow ? intoView : undefined}>
      {children}
    </Tag>
  );
}
