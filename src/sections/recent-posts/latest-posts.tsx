import * as React from "react";
import { AddressContext } from "../../hooks/address";
import { whenNear } from "../../hooks/idle";
import { useRecentPosts } from "../../hooks/use-recent-posts";
import { readBlogAddress } from "../../site/blog-address";
import { type RecentPost, RecentPosts } from "./recent-posts";

export interface LatestPostsProps {
  /** The built list, already without the post beside it. */
  readonly built: readonly RecentPost[];
}

/**
 * The latest posts beside a post: the built ones, then those of now. Which post that is, only the
 * browser needs to know: a prop would make a slice of its own for every post, all to be made again
 * when the newest post changes.
 */
export function LatestPosts({ built }: LatestPostsProps) {
  const address = readBlogAddress(React.useContext(AddressContext).pathname);
  const slug = address?.kind === "post" ? address.slug : "";
  const place = React.useRef<HTMLDivElement>(null);
  const idle = React.useMemo(() => whenNear(place), []); // on a phone it stands below the article
  const posts = useRecentPosts(slug, built, { idle });
  return (
    <div ref={place}>
      <RecentPosts posts={posts} />
    </div>
  );
}
