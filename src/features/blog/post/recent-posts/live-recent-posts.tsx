import * as React from "react";
import { whenNearViewport } from "../../../../hooks/idle";
import { type RecentPost, RecentPosts } from "./recent-posts";
import { useRecentPosts } from "./use-recent-posts";

export interface LatestPostsProps {
  /** The built list, already without the post beside it. */
  readonly built: readonly RecentPost[];
}

/** The latest posts beside a post: the built ones, then those of now. */
export function LatestPosts({ built }: LatestPostsProps) {
  const root = React.useRef<HTMLDivElement>(null);
  const idle = React.useMemo(() => whenNearViewport(root), []); // on a phone it stands below the article
  const posts = useRecentPosts(built, { idle });
  return (
    <div ref={root}>
      <RecentPosts posts={posts} />
    </div>
  );
}
