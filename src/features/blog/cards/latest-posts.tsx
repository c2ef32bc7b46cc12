import { ArrowLink } from "../../../components/actions/arrow-link";
import { Section, type SectionStatus } from "../../../components/layout/section";
import { ROUTES } from "../../../site/routes";
import * as styles from "./latest-posts.module.css";
import { PostGrid, type PostGridProps } from "./post-grid";
import { useRandomSample } from "./use-random-sample";

export interface LatestPostsProps extends Pick<PostGridProps, "categories"> {
  readonly words: Queries.SectionCopyFragment;
  /** Newest first. */
  readonly posts: PostGridProps["posts"];
  readonly status?: SectionStatus;
}

/**
 * Shows six of the latest twenty posts, chosen at random on each visit, or nothing if there are no
 * posts.
 */
export function LatestPosts({ words, posts, categories, status = "loaded" }: LatestPostsProps) {
  const sample = useRandomSample(posts);
  if (posts.length === 0 && status !== "loading") return null;
  return (
    <Section
      tone="alt"
      heading={{
        eyebrow: "From our blog",
        title: words.title,
        intro: words.subtitle,
      }}
      status={status}
      loadingText="Loading articles..."
    >
      <PostGrid posts={sample} categories={categories} level={3} clampLines phoneRow />
      <div className={styles.all}>
        <ArrowLink to={ROUTES.blog}>view all articles</ArrowLink>
      </div>
    </Section>
  );
}
