import clsx from "clsx";
import type * as React from "react";
import { Sections } from "./sections";
import * as styles from "./side-layout.module.css";

export interface SideLayoutProps {
  /** The narrow column, next to the main column on wide screens and below it on narrow ones. */
  readonly side: React.ReactNode;
  readonly sideAt?: "start" | "end";
  readonly children: React.ReactNode;
}

export function SideLayout({ side, sideAt = "end", children }: SideLayoutProps) {
  return (
    <div className={clsx(styles.layout, sideAt === "start" ? styles.start : styles.end)}>
      <div className={styles.main}>
        <Sections>{children}</Sections>
      </div>
      <Sections>{side}</Sections>
    </div>
  );
}
