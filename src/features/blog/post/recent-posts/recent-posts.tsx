import * as React from "react";
import { SmartLink } from "../../../../components/actions/smart-link/smart-link";
import { SidebarCard } from "../../../../components/layout/sidebar-card/sidebar-card";
import { Picture } from "../../../../components/media/picture/picture";
import { whenNearViewport } from "../../../../hooks/idle";
import { postRoute } from "../../../../site/routes";
import * as styles from "./recent-posts.module.css";
import { type RecentPost, useRecentPosts } from "./use-recent-posts";

export interface RecentPostsProps {
  readonly posts: readonly RecentPost[];
}

/** Shows the latest posts beside another one. No posts: nothing. */
export function RecentPosts({ posts }: RecentPostsProps) {
  if (posts.length === 0) return null;
  return (
    <SidebarCard title="Recent Posts">
      <ul className={styles.list}>
        {posts.map(({ slug, title, date, image }) => (
          <li key={slug} className={styles.item}>
            <Picture picture={image} alt="" ratio="1:1" sizes="72px" rounded />
            <div>
              <SmartLink to={postRoute(slug)} className={styles.link}>
                {title}
              </SmartLink>
              {date && <p className={styles.date}>{date}</p>}
            </div>
          </li>
        ))}
      </ul>
    </SidebarCard>
  );
}

/** Shows the built recent posts, then those of the content API. */
export function LiveRecentPosts({ posts }: RecentPostsProps) {
  const root = React.useRef<HTMLDivElement>(null);
  const idle = React.useMemo(() => whenNearViewport(root), []); // on a phone it is below the article
  return (
    <div ref={root}>
      <RecentPosts posts={useRecentPosts(posts, { idle })} />
    </div>
  );
}
