import type * as React from "react";
import type { IconName } from "../../site/icons";
import { IconTile } from "../media/icon-tile";
import * as styles from "./empty-state.module.css";

export interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  readonly icon?: IconName;
  /** A button or link to somewhere useful. */
  readonly children?: React.ReactNode;
}

/**
 * Renders a message in place of an empty list. It isn't announced to screen readers, so also put it
 * into a status region.
 */
export function EmptyState({ title, text, icon = "search", children }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <IconTile name={icon} size="lg" />
      <p className={styles.title}>{title}</p>
      {text && <p className="muted">{text}</p>}
      {children}
    </div>
  );
}
