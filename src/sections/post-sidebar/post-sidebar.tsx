import type * as React from "react";
import { CategoryNav } from "../../components/category-nav/category-nav";
import { SideBox } from "../../components/side-box/side-box";
import { SubscribeBox } from "../../components/subscribe-box/subscribe-box";
import { BUILT_IN_CATEGORIES } from "../../content/category-names";
import { categoryRoute } from "../../site/routes";
import * as styles from "./post-sidebar.module.css";

export interface PostSidebarProps {
  /** The recent posts. */
  readonly children: React.ReactNode;
}

/** What stands beside a post: recent posts, the five categories, a Subscribe box. */
export function PostSidebar({ children }: PostSidebarProps) {
  return (
    <aside className={styles.side} aria-label="More from the blog">
      {children}
      <SideBox title="Categories">
        <CategoryNav categories={BUILT_IN_CATEGORIES} hrefFor={categoryRoute} />
      </SideBox>
      <SubscribeBox />
    </aside>
  );
}
