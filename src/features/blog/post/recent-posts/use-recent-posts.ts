import * as React from "react";
import type { ListedPost } from "../../../../content/blog/blog-list";
import { type WhenIdle, whenIdle } from "../../../../hooks/idle";
import { useAsync } from "../../../../hooks/use-async";
import { readBlogAddress } from "../../../../site/blog-address";

export type RecentListed = Pick<ListedPost, "slug" | "title" | "date" | "image">;

export type ReadRecent = (slug: string) => Promise<readonly RecentListed[] | null>;

const readLive: ReadRecent = (slug) =>
  import("../../client/posts").then(({ readRecent }) => readRecent(slug));

/** Slug of the post in the address bar; empty on other pages. */
function currentSlug(): string {
  const address = readBlogAddress(window.location.pathname);
  return address?.kind === "post" ? address.slug : "";
}

/**
 * The recent posts beside a post: `built`, then the latest ones once the page has time to ask. A post
 * that was built keeps its built picture and words. Which post that is comes from the address bar: as a
 * prop it would make a slice of its own for every post, each to be built again with the newest post.
 */
export function useRecentPosts<Post extends RecentListed>(
  built: readonly Post[],
  {
    read = readLive,
    idle = whenIdle,
  }: { readonly read?: ReadRecent; readonly idle?: WhenIdle } = {},
): readonly (Post | RecentListed)[] {
  const [slug, setSlug] = React.useState<string | null>(null);
  React.useEffect(() => idle(() => setSlug(currentSlug())), [idle]);
  const live = useAsync(slug, read);
  if (live.status !== "loaded" || !live.value || live.value.length === 0) return built;
  const bySlug = new Map(built.map((post) => [post.slug, post]));
  return live.value.map((post) => bySlug.get(post.slug) ?? post);
}
