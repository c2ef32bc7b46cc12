import * as React from "react";
import type { ListedPost } from "../content/blog-list";
import { type WhenIdle, whenIdle } from "./idle";
import { useAsync } from "./use-async";

export type RecentListed = Pick<ListedPost, "slug" | "title" | "date" | "image">;

export type ReadRecent = (slug: string) => Promise<readonly RecentListed[] | null>;

const readLive: ReadRecent = (slug) =>
  import("../live/posts").then(({ readRecent }) => readRecent(slug));

/**
 * The recent posts beside the post at `slug`: `built`, then the latest ones once the page has time
 * to ask. A post that was built keeps its built picture and words.
 */
export function useRecentPosts<Post extends RecentListed>(
  slug: string,
  built: readonly Post[],
  {
    read = readLive,
    idle = whenIdle,
  }: { readonly read?: ReadRecent; readonly idle?: WhenIdle } = {},
): readonly (Post | RecentListed)[] {
  const [isIdle, setIsIdle] = React.useState(false);
  React.useEffect(() => idle(() => setIsIdle(true)), [idle]);
  const live = useAsync(isIdle ? slug : null, read);
  if (live.status !== "loaded" || !live.value || live.value.length === 0) return built;
  const bySlug = new Map(built.map((post) => [post.slug, post]));
  return live.value.map((post) => bySlug.get(post.slug) ?? post);
}
