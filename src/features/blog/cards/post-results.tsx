import { EmptyState } from "../../../components/feedback/empty-state";
import { Spinner } from "../../../components/feedback/spinner";
import { Pagination } from "../../../components/navigation/pagination";
import { NoIndex } from "../../../components/seo/no-index";
import type { useBlogList } from "../use-blog-list";
import { PostGrid, type PostGridProps } from "./post-grid";
import * as styles from "./post-results.module.css";

type Results = ReturnType<typeof useBlogList>["results"];

export interface PostResultsProps extends Results, Pick<PostGridProps, "categories" | "columns"> {
  /** Shown if there are no posts at all, even without a search or filter. */
  readonly emptyText?: string | undefined;
}

const NO_RESULTS = "No articles found matching your criteria. Please try a different search.";

/**
 * Shows a page of posts with page links. Filtered and searched lists aren't indexed by search
 * engines.
 */
export function PostResults({ emptyText, ...props }: PostResultsProps) {
  const { page, pageCount, hrefForPage, isFiltered, hasFailed, loading, ...grid } = props;
  return (
    <>
      {isFiltered && <NoIndex />}
      {loading && <Spinner text="Loading articles..." />}
      {!loading && grid.posts.length === 0 && (
        <EmptyState
          title={
            hasFailed
              ? "The articles couldn't be searched. Please check your connection and try again."
              : (!isFiltered && emptyText) || NO_RESULTS
          }
        />
      )}
      {!loading && grid.posts.length > 0 && (
        <div className={styles.results}>
          <PostGrid {...grid} priority />
          <Pagination
            current={page}
            total={pageCount}
            hrefFor={hrefForPage}
            label="Pages of articles"
          />
        </div>
      )}
    </>
  );
}
