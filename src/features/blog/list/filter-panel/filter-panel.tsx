import type * as React from "react";
import { Icon } from "../../../../components/media/icon/icon";
import * as styles from "./filter-panel.module.css";

export interface FilterPanelProps {
  readonly children: React.ReactNode;
}

/** Filters that fold away on narrow screens and are not there on wide ones; no scripts needed. */
export function FilterPanel({ children }: FilterPanelProps) {
  return (
    <details className={styles.panel}>
      <summary className={styles.toggle}>
        <Icon name="sliders-horizontal" />
        Filters
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
