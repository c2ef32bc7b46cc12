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
  /** Runs the reading of the build's latest posts when the list is near the viewport. */
  readonly near: WhenIdle;
  /** Runs the reading of the content API's latest posts when the browser is idle. */
  readonly idle: WhenIdle;
}

const builtPosts = () => readSiteFile(RECENT_POSTS_ROUTE);
const livePosts = (slug: string) =>
  import("../client/posts").then(({ readRecent }) => readRecent(slug));

/** Returns the posts of a body; none for another body: the development server has no such file. */
const postsIn = (body: unknown): readonly RecentPost[] => (Array.isArray(body) ? body : []);

/** Returns `key` once `when` has run, null before. */
function useKeyWhen(key: string, when: WhenIdle): string | null {
  const [hasRun, setHasRun] = React.useState(false);
  React.useEffect(() => when(() => setHasRun(true)), [when]);
  return hasRun ? key : null;
}

/** Returns four posts but the one at `slug`: the latest, or of more, the samples beside an only post, any. */
function recentOf(built: readonly RecentPost[], slug: string): readonly RecentPost[] {
  const others = built.filter((post) => post.slug !== slug);
  if (built.length > RECENT_POSTS + 1) return randomSample(others, RECENT_POSTS);
  return others.slice(0, RECENT_POSTS);
}

/**
 * Returns the latest posts but the one at `slug`, at most four: those of the build, then those of the
 * content API; a built post keeps its picture and words. Undefined until the first are read; empty when
 * they cannot be read.
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
