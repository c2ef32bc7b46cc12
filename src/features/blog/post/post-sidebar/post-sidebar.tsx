import type * as React from "react";
import { SidebarCard } from "../../../../components/layout/sidebar-card/sidebar-card";
import { LinkList } from "../../../../components/navigation/link-list/link-list";
import { BUILT_IN_CATEGORIES } from "../../../../content/blog/category-names";
import { categoryRoute } from "../../../../site/routes";
import * as styles from "./post-sidebar.module.css";

export interface PostSidebarProps {
  readonly recent: React.ReactNode;
  readonly subscribe: React.ReactNode;
}

const CATEGORIES = BUILT_IN_CATEGORIES.map(({ slug, name }) => ({
  id: slug,
  label: name,
  href: categoryRoute(slug),
}));

/** Renders the sidebar of a post: recent posts, the five categories, a Subscribe card. */
export function PostSidebar({ recent, subscribe }: PostSidebarProps) {
  return (
    <aside className={styles.side} aria-label="More from the blog" data-no-print>
      {recent}
      <SidebarCard title="Categories">
        <LinkList label="Categories" items={CATEGORIES} />
      </SidebarCard>
      {subscribe}
    </aside>
  );
}
