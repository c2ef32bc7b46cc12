import clsx from "clsx";
import type * as React from "react";
import * as styles from "./grid.module.css";

/** Brings a control into view that the keyboard has reached: browsers leave one alone of which an edge can be seen. */
function intoView({ target }: React.FocusEvent): void {
  if (target.matches(":focus-visible"))
    target.scrollIntoView({ block: "nearest", inline: "center" });
}

const COLUMNS = { 2: undefined, 3: styles.three, 4: styles.four };

export interface GridProps {
  /** Columns on wide screens; two at 992 px or less, one at 576 px or less. */
  readonly columns?: keyof typeof COLUMNS;
  readonly as?: "div" | "ul";
  /** Shows, at 576 px or less, one row that scrolls sideways, with the next cell at its edge. */
  readonly phoneRow?: boolean;
  readonly children: React.ReactNode;
}

/** Renders equal columns of equally tall cells; the last cell of three, alone in its row, is centred. */
export function Grid({ columns = 3, as: Tag = "div", phoneRow = false, children }: GridProps) {
  const className = clsx(styles.grid, COLUMNS[columns], phoneRow && styles.phoneRow);
  return (
    <Tag className={className} onFocus={phoneRow ? intoView : undefined}>
      {children}
    </Tag>
  );
}
