import { EmptyState } from "../../../../components/feedback/empty-state/empty-state";
import { Spinner } from "../../../../components/feedback/spinner/spinner";
import { Pagination } from "../../../../components/navigation/pagination/pagination";
import { type GridPost, PostGrid } from "../../cards/post-grid/post-grid";
import * as styles from "./post-results.module.css";

export interface PostResultsProps {
  readonly posts: readonly GridPost[];
  readonly page: number;
  readonly pageCount: number;
  readonly hrefForPage: (page: number) => string;
  readonly categoryName: (slug: string) => string;
  readonly columns?: 2 | 3;
  /** What was searched for. */
  readonly query?: string;
  /** Shows the spinner instead. */
  readonly loading?: boolean;
}

/** A page of posts with its page links; a spinner while it is loaded, words when there is none. */
export function PostResults(props: PostResultsProps) {
  const { posts, page, pageCount, hrefForPage, loading = false, ...grid } = props;
  if (loading) return <Spinner text="Loading articles..." />;
  if (posts.length === 0) {
    return (
      <EmptyState title="No articles found matching your criteria. Please try a different search." />
    );
  }
  return (
    <div className={styles.results}>
      <PostGrid posts={posts} priority={1} {...grid} />
      <Pagination
        current={page}
        total={pageCount}
        hrefFor={hrefForPage}
        label="Pages of articles"
      />
    </div>
  );
}
