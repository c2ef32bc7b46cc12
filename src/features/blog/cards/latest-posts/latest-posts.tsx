import { ArrowLink } from "../../../../components/actions/arrow-link/arrow-link";
import { Grid } from "../../../../components/layout/grid/grid";
import { Section, type SectionStatus } from "../../../../components/layout/section/section";
import type { ListedPost } from "../../../../content/blog/blog-list";
import type { BlogCategory } from "../../../../content/blog/category-names";
import { ROUTES } from "../../../../site/routes";
import { PostCard } from "../post-card/post-card";
import * as styles from "./latest-posts.module.css";
import { useRandomSample } from "./use-random-sample";

export interface BlogPreviewProps {
  /** The latest posts, newest first. */
  readonly posts: readonly ListedPost[];
  /** For the names of the posts' categories. */
  readonly categories: readonly BlogCategory[];
  readonly status?: SectionStatus;
  readonly random?: () => number;
}

/** Six of the latest twenty posts, others on each visit. No posts: nothing. */
export function BlogPreview({ posts, categories, status = "loaded", random }: BlogPreviewProps) {
  const drawn = useRandomSample(posts, random);
  if (posts.length === 0 && status !== "loading") return null;
  const nameOf = (slug: string) => categories.find((one) => one.slug === slug)?.name ?? slug;
  return (
    <Section
      tone="alt"
      heading={{
        eyebrow: "From our blog",
        title: "Ideas you can use this week",
        intro:
          "Plain guides to messaging, payments and software, written by the people who run them.",
      }}
      status={status}
      loadingText="Loading articles..."
    >
      <Grid as="ul">
        {drawn.map((post, place) => (
          <PostCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place and changes its post, so that the new sample moves nothing
            key={place}
            as="li"
            post={post}
            categoryName={nameOf(post.category)}
            clampLines
          />
        ))}
      </Grid>
      <div className={styles.all}>
        <ArrowLink to={ROUTES.blog}>view all articles</ArrowLink>
      </div>
    </Section>
  );
}
