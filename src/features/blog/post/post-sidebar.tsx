import type * as React from "react";
import { SidebarCard } from "../../../components/layout/sidebar-card";
import { LinkList } from "../../../components/navigation/link-list";
import type { BlogCategory } from "../../../content/blog/category-names";
import { categoryRoute } from "../../../site/routes";
import * as styles from "./post-sidebar.module.css";

export interface PostSidebarProps {
  readonly recent: React.ReactNode;
  readonly categories: readonly BlogCategory[];
  readonly subscribe: React.ReactNode;
}

export function PostSidebar({ recent, categories, subscribe }: PostSidebarProps) {
  const items = categories
    .filter(({ isEmpty }) => !isEmpty)
    .map(({ slug, name }) => ({ id: slug, label: name, href: categoryRoute(slug) }));
  return (
    <aside className={styles.side} aria-label="More from the blog" data-no-print data-no-markdown>
      {recent}
      {items.length > 0 && (
        <SidebarCard title="Categories">
          <LinkList label="Categories" items={items} />
        </SidebarCard>
      )}
      {subscribe}
    </aside>
  );
}
