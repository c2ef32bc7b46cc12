import { type GridPost, PostGrid } from "../../components/post-grid/post-grid";
import { Section } from "../../components/section/section";
import { categoryName } from "../../content/category-names";
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
