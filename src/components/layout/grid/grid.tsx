import clsx from "clsx";
import type * as React from "react";
import * as styles from "./grid.module.css";

const COLUMNS = { 2: styles.two, 3: styles.three, 4: styles.four };

export interface GridProps {
  /** On wide screens; two at 992 px and below, one at 576 px and below. */
  readonly columns?: keyof typeof COLUMNS;
  /** Two columns on phones too: for numbers and logos. */
  readonly dense?: boolean;
  readonly as?: "div" | "ul" | "ol";
  readonly children: React.ReactNode;
}

/** Equal columns of equally tall cells. */
export function Grid({ columns = 3, dense, as: Tag = "div", children }: GridProps) {
  return (
    <Tag className={clsx(styles.grid, COLUMNS[columns], dense && styles.dense)}>{children}</Tag>
  );
}
