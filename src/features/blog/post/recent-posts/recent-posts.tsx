import { SmartLink } from "../../../../components/actions/smart-link/smart-link";
import { SidebarCard } from "../../../../components/layout/sidebar-card/sidebar-card";
import { Picture } from "../../../../components/media/picture/picture";
import type { ListedPost } from "../../../../content/blog/blog-list";
import { postRoute } from "../../../../site/routes";
import * as styles from "./recent-posts.module.css";

export type RecentPost = Pick<ListedPost, "slug" | "title" | "date" | "image">;

export interface RecentPostsProps {
  readonly posts: readonly RecentPost[];
}

/** The latest posts beside another one. No posts: nothing. */
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
