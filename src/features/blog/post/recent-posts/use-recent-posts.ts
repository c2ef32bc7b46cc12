import * as React from "react";
import type { ListedPost } from "../../../../content/blog/blog-list";
import { type WhenIdle, whenIdle } from "../../../../hooks/idle";
import { useAsync } from "../../../../hooks/use-async";
import { parseBlogPath } from "../../../../site/blog-route";

export type RecentPost = Pick<ListedPost, "slug" | "title" | "date" | "image">;

export interface RecentPostsOptions {
  readonly read?: (slug: string) => Promise<readonly RecentPost[] | null>;
  readonly idle?: WhenIdle;
}

const readLive = (slug: string) =>
  import("../../client/posts").then(({ readRecent }) => readRecent(slug));

/** Returns the slug of the post in the address bar; empty on other pages. */
function currentSlug(): string {
  const route = parseBlogPath(window.location.pathname);
  return route?.kind === "post" ? route.slug : "";
}

/**
 * Returns `built`, then the latest posts once the page is idle; a built post keeps its picture and
 * words. The post that is left out comes from the address bar: as a prop it would make a slice for
 * each post, all to be built again with the newest post.
 */
export function useRecentPosts(
  built: readonly RecentPost[],
  { read = readLive, idle = whenIdle }: RecentPostsOptions = {},
): readonly RecentPost[] {
  const [slug, setSlug] = React.useState<string | null>(null);
  React.useEffect(() => idle(() => setSlug(currentSlug())), [idle]);
  const live = useAsync(slug, read);
  if (live.status !== "loaded" || !live.value?.length) return built;
  const bySlug = new Map(built.map((post) => [post.slug, post]));
  return live.value.map((post) => bySlug.get(post.slug) ?? post);
}
