import clsx from "clsx";
import type * as React from "react";
import * as styles from "./side-layout.module.css";

export interface SideLayoutProps {
  /** What stands beside on wide screens and below on narrow ones. */
  readonly side: React.ReactNode;
  readonly sideAt?: "start" | "end";
  readonly children: React.ReactNode;
}

/** A main column with a narrower one beside it. */
export function SideLayout({ side, sideAt = "end", children }: SideLayoutProps) {
  return (
    <div className={clsx(styles.layout, sideAt === "start" ? styles.start : styles.end)}>
      <div className={styles.main}>{children}</div>
      {side}
    </div>
  );
}
