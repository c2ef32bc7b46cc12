import { PageHero } from "../../../components/layout/page-hero";
import { Icon } from "../../../components/media/icon";
import { Badge } from "../../../components/text/badge";
import { pageLevel } from "../../../site/page-names";
import type { PostArticleProps } from "./post-article";
import * as styles from "./post-hero.module.css";

export interface PostHeroProps extends PostArticleProps {
  /** Colour of the category. If empty, the brand's gradient is used. */
  readonly colour?: string;
}

export function PostHero({ post, categoryName, colour }: PostHeroProps) {
  return (
    <PageHero
      title={
        <span className={styles.title} dir="auto">
          {post.title}
        </span>
      }
      levels={[pageLevel("blog"), { name: post.title }]}
      tint={colour || undefined}
    >
      <Badge tone="on-dark">{categoryName}</Badge>
      <ul className={styles.meta}>
        {post.date && (
          <li className="inline-row">
            <Icon name="calendar" size="sm" />
            <time dateTime={post.publishedAt ?? undefined}>{post.date}</time>
          </li>
        )}
        <li className="inline-row">
          <Icon name="user" size="sm" />
          <span>
            <span className="visually-hidden">Written by </span>
            {post.author}
          </span>
        </li>
        <li className="inline-row">
          <Icon name="clock" size="sm" />
          {post.readingMinutes} min read
        </li>
        {post.updatedDate && (
          <li className="inline-row">
            <Icon name="refresh-cw" size="sm" />
            <span>
              Updated <time dateTime={post.updatedAt ?? undefined}>{post.updatedDate}</time>
            </span>
          </li>
        )}
      </ul>
    </PageHero>
  );
}
