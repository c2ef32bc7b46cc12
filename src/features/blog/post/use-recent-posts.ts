import * as React from "react";
import { readSiteFile } from "../../../client/site-file";
import type { ListedPost } from "../../../content/blog/blog-list";
import type { WhenIdle } from "../../../hooks/idle";
import { useAsync } from "../../../hooks/use-async";
import { RECENT_POSTS } from "../../../site/limits";
import { RECENT_POSTS_ROUTE } from "../../../site/routes";
import { randomSample } from "../random-sample";

export type RecentPost = Pick<ListedPost, "slug" | "title" | "date" | "image">;

export interface RecentPostsOptions {
  /** Delays reading the build's latest posts until the list is near the viewport. */
  readonly near: WhenIdle;
  /** Delays reading the content API's latest posts until the browser is idle. */
  readonly idle: WhenIdle;
}

const builtPosts = () => readSiteFile(RECENT_POSTS_ROUTE);
const livePosts = (slug: string) =>
  import("../client/posts").then(({ readRecent }) => readRecent(slug));

/**
 * Returns an empty list unless the body is a list. The development server has no such file and
 * sends something else instead.
 */
const postsIn = (body: unknown): readonly RecentPost[] => (Array.isArray(body) ? body : []);

/** Returns null until `when` calls back, and `key` from then on. */
function useKeyWhen(key: string, when: WhenIdle): string | null {
  const [hasRun, setHasRun] = React.useState(false);
  React.useEffect(() => when(() => setHasRun(true)), [when]);
  return hasRun ? key : null;
}

/**
 * Returns up to four posts other than the one at `slug`. These are the latest ones. If the build
 * listed more than five, though, it had at most one post and added samples, so four are picked at
 * random.
 */
function recentOf(built: readonly RecentPost[], slug: string): readonly RecentPost[] {
  const others = built.filter((post) => post.slug !== slug);
  if (built.length > RECENT_POSTS + 1) return randomSample(others, RECENT_POSTS);
  return others.slice(0, RECENT_POSTS);
}

/**
 * Returns up to four of the latest posts, without the one at `slug`. Starts with the build's posts
 * and then switches to the content API's. Posts that the build has keep their built picture and
 * text. Undefined until the build's posts have been read, and empty if they can't be read.
 */
export function useRecentPosts(
  slug: string,
  { near, idle }: RecentPostsOptions,
): readonly RecentPost[] | undefined {
  const builtRead = useAsync(useKeyWhen(slug, near), builtPosts);
  const liveRead = useAsync(useKeyWhen(slug, idle), livePosts);
  const builtBody = builtRead.status === "loaded" ? builtRead.value : null;
  const built = React.useMemo(() => postsIn(builtBody), [builtBody]);
  const recent = React.useMemo(() => recentOf(built, slug), [built, slug]);
  if (liveRead.status === "loaded" && liveRead.value?.length) {
    const bySlug = new Map(built.map((post) => [post.slug, post]));
    return liveRead.value.map((post) => bySlug.get(post.slug) ?? post);
  }
  if (builtRead.status === "loading") return undefined;
  return recent;
}
