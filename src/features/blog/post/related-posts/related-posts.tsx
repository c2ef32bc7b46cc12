import { Section } from "../../../../components/layout/section/section";
import { categoryName } from "../../../../content/blog/category-names";
import { type GridPost, PostGrid } from "../../cards/post-grid/post-grid";
import * as styles from "./related-posts.module.css";

export interface RelatedPostsProps {
  /** At most three. */
  readonly posts: readonly GridPost[];
}

/** Posts on the same matter. No posts: nothing. */
export function RelatedPosts({ posts }: RelatedPostsProps) {
  if (posts.length === 0) return null;
  return (
    <div className={styles.root}>
      <Section tone="alt" heading={{ title: "Related Articles" }}>
        <PostGrid posts={posts} level={3} categoryName={(slug) => categoryName(slug)} />
      </Section>
    </div>
  );
}
