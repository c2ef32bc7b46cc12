import { ArrowLink } from "../../components/arrow-link/arrow-link";
import { Grid } from "../../components/grid/grid";
import { PostCard } from "../../components/post-card/post-card";
import { Section, type SectionStatus } from "../../components/section/section";
import type { PostSummary } from "../../content/blog-posts";
import type { BlogCategory } from "../../content/category-names";
import type { Picture } from "../../content/image";
import { useShuffle } from "../../hooks/use-shuffle";
import { ROUTES } from "../../site/routes";
import * as styles from "./blog-preview.module.css";

export type PreviewPost = Pick<
  PostSummary<Picture>,
  "slug" | "title" | "excerpt" | "category" | "date" | "author" | "image"
>;

export interface BlogPreviewProps {
  /** The latest posts, newest first. */
  readonly posts: readonly PreviewPost[];
  /** For the names of the posts' categories. */
  readonly categories: readonly BlogCategory[];
  readonly status?: SectionStatus;
  readonly random?: () => number;
}

/** Six of the latest twenty posts, others on each visit. No posts: nothing. */
export function BlogPreview({ posts, categories, status = "loaded", random }: BlogPreviewProps) {
  const drawn = useShuffle(posts, random);
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place and changes its post, so that the draw moves nothing
            key={place}
            as="li"
            post={post}
            categoryName={nameOf(post.category)}
            steady
          />
        ))}
      </Grid>
      <div className={styles.all}>
        <ArrowLink to={ROUTES.blog}>view all articles</ArrowLink>
      </div>
    </Section>
  );
}
