import type * as React from "react";
import { SearchBox } from "../../../components/forms/search-box";
import { Section } from "../../../components/layout/section";
import { SideLayout } from "../../../components/layout/side-layout";
import { SidebarCard } from "../../../components/layout/sidebar-card";
import { Icon } from "../../../components/media/icon";
import { Chips } from "../../../components/navigation/chips";
import { LinkList } from "../../../components/navigation/link-list";
import type { PostListPage } from "../../../content/blog/blog-list";
import type { BlogCategory } from "../../../content/blog/category-names";
import { ALL_POSTS } from "../../../content/blog/category-names";
import type { ListedOrIndexed } from "../blog-view";
import { useBlogList } from "../use-blog-list";
import * as styles from "./post-list.module.css";
import { PostResults } from "./post-results";

export interface PostListProps {
  readonly list: PostListPage;
  readonly categories: readonly BlogCategory[];
  /** All posts, for a list that wasn't pre-rendered. */
  readonly everything?: readonly ListedOrIndexed[] | undefined;
  readonly subscribe: React.ReactNode;
}

/**
 * Shows a list of posts, nine per page, with search and page links. The whole blog has three
 * columns below category pills that filter it in place. A category or tag has two columns next to
 * the categories and a Subscribe card.
 */
export function PostList({ list, categories, everything, subscribe }: PostListProps) {
  const { results, search, filter, hrefForCategory } = useBlogList(list, {
    everything,
    categories,
  });
  const isListed = ({ slug, isEmpty }: BlogCategory) => !isEmpty || slug === list.slug;
  const choices = [ALL_POSTS, ...categories.filter(isListed)].map(({ slug, name }) => ({
    id: slug,
    label: name,
    href: hrefForCategory(slug),
  }));
  const isAll = list.kind === "all";
  const isBare = list.total === 0 && results.posts.length === 0 && !results.isFiltered;
  const isKnown = categories.some(({ slug }) => slug === list.slug);
  const label = isAll ? "Search articles" : `Search in ${list.name}`;
  const searchBox = (
    <div className={styles.search}>
      <SearchBox label={label} placeholder={`${label}...`} {...search} />
    </div>
  );
  if (isAll) {
    return (
      <Section>
        {!isBare && (
          <div className={styles.controls}>
            <Chips label="Categories" items={choices} {...filter} even />
            {searchBox}
          </div>
        )}
        <PostResults {...results} categories={categories} emptyText="There are no articles yet." />
      </Section>
    );
  }
  const current = list.kind === "category" ? list.slug : undefined;
  const nav = <LinkList label="Categories" items={choices} current={current} />;
  return (
    <Section>
      <SideLayout
        sideAt="start"
        side={
          <aside
            className={styles.side}
            aria-label={subscribe ? "Categories and newsletter" : "Categories"}
            data-no-markdown
          >
            <div className={styles.wide}>
              <SidebarCard title="Categories">{nav}</SidebarCard>
            </div>
            {subscribe}
          </aside>
        }
      >
        <div className={styles.main}>
          {/* the key changes with the list, so choosing a category closes the filters */}
          <details key={list.base} className={styles.filters}>
            <summary className={styles.toggle}>
              <Icon name="sliders-horizontal" />
              Filters
              <Icon name="chevron-down" />
            </summary>
            <div className={styles.choices}>{nav}</div>
          </details>
          {searchBox}
          <PostResults
            {...results}
            categories={categories}
            columns={2}
            emptyText={isKnown ? `There are no articles in ${list.name} yet.` : undefined}
          />
        </div>
      </SideLayout>
    </Section>
  );
}
