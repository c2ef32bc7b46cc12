import * as React from "react";
import { whenNear } from "../../hooks/idle";
import { useRecentPosts } from "../../hooks/use-recent-posts";
import { type RecentPost, RecentPosts } from "./recent-posts";

export interface LatestPostsProps {
  /** The post that they stand beside. */
  readonly slug: string;
  /** The built list, already without that post. */
  readonly built: readonly RecentPost[];
}

/** The latest posts beside a post: the built ones, then those of now. */
export function LatestPosts({ slug, built }: LatestPostsProps) {
  const place = React.useRef<HTMLDivElement>(null);
  const idle = React.useMemo(() => whenNear(place), []); // on a phone it stands below the article
  const posts = useRecentPosts(slug, built, { idle });
  return (
    <div ref={place}>
      <RecentPosts posts={posts} />
    </div>
  );
}
