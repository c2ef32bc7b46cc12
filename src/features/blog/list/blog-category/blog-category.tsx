import * as React from "react";
import { SearchBox } from "../../../../components/forms/search-box/search-box";
import { Section } from "../../../../components/layout/section/section";
import { SideLayout } from "../../../../components/layout/side-layout/side-layout";
import { SidebarCard } from "../../../../components/layout/sidebar-card/sidebar-card";
import { NoIndex } from "../../../../components/seo/no-index";
import { ALL_POSTS, categoryName } from "../../../../content/blog/category-names";
import { usePreviewPosts } from "../../use-preview-blog";
import type { BlogListProps } from "../blog-list/blog-list";
import { CategoryNav } from "../category-nav/category-nav";
import { FilterPanel } from "../filter-panel/filter-panel";
import { PostResults } from "../post-results/post-results";
import { useBlogList } from "../use-blog-list";
import * as styles from "./blog-category.module.css";

export interface BlogCategoryProps extends BlogListProps {
  /** The Subscribe card below the categories. */
  readonly subscribe: React.ReactNode;
}

/** One category's posts in two columns, beside the list of categories and a Subscribe box. */
export function BlogCategorySection({
  list,
  categories,
  everything,
  subscribe,
}: BlogCategoryProps) {
  const preview = usePreviewPosts();
  const view = useBlogList(list, { everything: preview.everything ?? everything });
  const nameOf = React.useCallback((slug: string) => categoryName(slug, categories), [categories]);
  const nav = (
    <CategoryNav
      categories={[ALL_POSTS, ...categories]}
      current={list.kind === "category" ? list.slug : undefined}
      hrefFor={view.hrefForCategory}
    />
  );
  return (
    <Section>
      {view.results.query && <NoIndex />}
      <SideLayout
        sideAt="start"
        side={
          <aside className={styles.side} aria-label="Categories and newsletter">
            <div className={styles.wide}>
              <SidebarCard title="Categories">{nav}</SidebarCard>
            </div>
            {subscribe}
          </aside>
        }
      >
        <div className={styles.main}>
          {/* A new key closes it once a category was chosen. */}
          <FilterPanel key={list.base}>{nav}</FilterPanel>
          <div className={styles.search}>
            <SearchBox
              label={`Search in ${list.name}`}
              placeholder={`Search in ${list.name}...`}
              action={list.base}
              {...view.search}
            />
          </div>
          <PostResults
            {...view.results}
            loading={preview.loading || view.results.loading}
            columns={2}
            categoryName={nameOf}
          />
        </div>
      </SideLayout>
    </Section>
  );
}
