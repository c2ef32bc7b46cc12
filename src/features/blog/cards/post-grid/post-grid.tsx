import { Grid } from "../../../../components/layout/grid/grid";
import { PostCard, type PostCardData } from "../post-card/post-card";

/** A post in a list, with its category's place in addresses. */
export interface GridPost extends PostCardData {
  readonly category: string;
}

export interface PostGridProps {
  readonly posts: readonly GridPost[];
  readonly categoryName: (slug: string) => string;
  readonly columns?: 2 | 3;
  readonly level?: 2 | 3;
  /** What was searched for, marked on the cards. */
  readonly query?: string;
  /** How many of the first pictures belong to the first screen. */
  readonly priority?: number;
}

const TWO_COLUMN_SIZES = "(min-width: 993px) 400px, (min-width: 577px) 46vw, 90vw";

/** Posts as cards. No posts: nothing. */
export function PostGrid(props: PostGridProps) {
  const { posts, categoryName, columns = 3, level = 2, query, priority = 0 } = props;
  if (posts.length === 0) return null;
  const cards = posts.map((post, place) => (
    <PostCard
      // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place and changes its post, so that nothing jumps
      key={place}
      as="li"
      post={post}
      categoryName={categoryName(post.category)}
      level={level}
      query={query}
      priority={place < priority}
      sizes={columns === 2 ? TWO_COLUMN_SIZES : undefined}
    />
  ));
  return (
    <Grid as="ul" columns={columns}>
      {cards}
    </Grid>
  );
}
