import * as React from "react";
import { SearchBox } from "../../../../components/forms/search-box/search-box";
import { Section } from "../../../../components/layout/section/section";
import { Chips } from "../../../../components/navigation/chips/chips";
import { NoIndex } from "../../../../components/seo/no-index";
import type { PostListPage } from "../../../../content/blog/blog-list";
import {
  ALL_POSTS,
  type BlogCategory,
  categoryName,
} from "../../../../content/blog/category-names";
import type { ListedOrIndexed } from "../../blog-view";
import { usePreviewPosts } from "../../use-preview-blog";
import { PostResults } from "../post-results/post-results";
import { useBlogList } from "../use-blog-list";
import * as styles from "./blog-list.module.css";

export interface BlogListProps {
  readonly list: PostListPage;
  readonly categories: readonly BlogCategory[];
  /** Every post instead of the built page: in preview and for addresses that were not pre-rendered. */
  readonly everything?: readonly ListedOrIndexed[] | undefined;
}

/** The whole blog, nine posts a page: category pills, search, cards, page links. */
export function BlogList({ list, categories, everything }: BlogListProps) {
  const preview = usePreviewPosts();
  const view = useBlogList(list, { everything: preview.everything ?? everything });
  const nameOf = React.useCallback((slug: string) => categoryName(slug, categories), [categories]);
  const pills = [ALL_POSTS, ...categories].map(({ slug, name }) => ({
    id: slug,
    label: name,
    href: view.hrefForCategory(slug),
  }));
  return (
    <Section>
      {view.results.query && <NoIndex />}
      <div className={styles.controls}>
        <Chips label="Categories" items={pills} selected={ALL_POSTS.slug} even />
        <div className={styles.search}>
          <SearchBox
            label="Search articles"
            placeholder="Search articles..."
            action={list.base}
            {...view.search}
          />
        </div>
      </div>
      <PostResults
        {...view.results}
        loading={preview.loading || view.results.loading}
        categoryName={nameOf}
      />
    </Section>
  );
}
