import { Grid } from "../../../components/layout/grid";
import type { ListedPost } from "../../../content/blog/blog-list";
import { PostCard, type PostCardProps } from "./post-card";

/** The `sizes` attribute of a card's picture, by number of columns. */
const SIZES = {
  2: "(min-width: 1600px) 480px, (min-width: 993px) 400px, (min-width: 577px) 46vw, 90vw",
  3: "(min-width: 1600px) 440px, (min-width: 993px) 380px, (min-width: 577px) 46vw, 90vw",
};

export interface PostGridProps
  extends Pick<PostCardProps, "categories" | "level" | "clampLines" | "query"> {
  readonly posts: readonly ListedPost[];
  readonly columns?: keyof typeof SIZES;
  readonly phoneRow?: boolean;
  /** Loads the first picture eagerly. Use it if the grid is on the first screen. */
  readonly priority?: boolean;
}

export function PostGrid({
  posts,
  columns = 3,
  phoneRow = false,
  priority = false,
  ...card
}: PostGridProps) {
  return (
    <Grid as="ul" columns={columns} phoneRow={phoneRow}>
      {posts.map((post, i) => (
        <PostCard
          // biome-ignore lint/suspicious/noArrayIndexKey: cards stay and change their posts
          key={i}
          post={post}
          sizes={SIZES[columns]}
          priority={priority && i === 0}
          {...card}
        />
      ))}
    </Grid>
  );
}
