import * as React from "react";
import { ArrowLink } from "../../../components/actions/arrow-link";
import { SmartLink } from "../../../components/actions/smart-link";
import { SidebarCard } from "../../../components/layout/sidebar-card";
import { Picture } from "../../../components/media/picture";
import { type WhenIdle, whenNearViewport } from "../../../hooks/idle";
import { RECENT_POSTS } from "../../../site/limits";
import { postRoute, ROUTES } from "../../../site/routes";
import * as styles from "./recent-posts.module.css";
import { type RecentPost, useRecentPosts } from "./use-recent-posts";

export interface RecentPostsProps {
  /** Undefined while the posts are loading, when only their space is reserved. */
  readonly posts: readonly RecentPost[] | undefined;
}

export function RecentPosts({ posts }: RecentPostsProps) {
  return (
    <SidebarCard title="Recent Posts">
      {posts ? (
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
      ) : (
        <div
          className={styles.loading}
          style={{ "--posts": RECENT_POSTS } as React.CSSProperties}
        />
      )}
      <ArrowLink to={ROUTES.blog}>See all articles</ArrowLink>
    </SidebarCard>
  );
}

const atOnce: WhenIdle = (run) => {
  run();
  return () => undefined;
};

export function LiveRecentPosts({ slug }: { readonly slug: string }) {
  const root = React.useRef<HTMLDivElement>(null);
  const options = React.useMemo(
    () => ({ near: whenNearViewport(root, atOnce), idle: whenNearViewport(root) }),
    [], // on phones it's below the article
  );
  return (
    <div ref={root}>
      <RecentPosts posts={useRecentPosts(slug, options)} />
    </div>
  );
}
