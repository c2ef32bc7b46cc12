import type * as React from "react";
import * as styles from "./post-sidebar.module.css";

export interface PostSidebarProps {
  /** Recent posts, the categories, a Subscribe box. */
  readonly children: React.ReactNode;
}

/** What stands beside a post. */
export function PostSidebar({ children }: PostSidebarProps) {
  return (
    <aside className={styles.side} aria-label="More from the blog">
      {children}
    </aside>
  );
}
