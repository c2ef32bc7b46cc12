import clsx from "clsx";
import { Card, CardBody, CardLink } from "../../../components/layout/card";
import { Icon } from "../../../components/media/icon";
import { Picture } from "../../../components/media/picture";
import { Badge } from "../../../components/text/badge";
import type { ListedPost } from "../../../content/blog/blog-list";
import type { BlogCategory } from "../../../content/blog/category-names";
import { categoryName } from "../../../content/blog/category-names";
import { postRoute } from "../../../site/routes";
import { Highlight } from "./highlight";
import * as styles from "./post-card.module.css";

export interface PostCardProps {
  readonly post: ListedPost;
  /**
   * Categories in which to look up the post's category name. The name of an unlisted category is
   * derived from its slug.
   */
  readonly categories?: readonly BlogCategory[];
  /** Heading level, below that of the list's heading. */
  readonly level?: 2 | 3;
  /** Value of the picture's `sizes` attribute. */
  readonly sizes: string;
  /**
   * Gives the title and excerpt a fixed number of lines, so that nothing moves when the post is
   * swapped.
   */
  readonly clampLines?: boolean;
  readonly priority: boolean;
  readonly query?: string;
}

/**
 * Renders a post in a list. Its only link is "Read more", but clicking anywhere on the card follows
 * it.
 */
export function PostCard(props: PostCardProps) {
  const { post, categories, level = 2, sizes, clampLines, priority, query } = props;
  const Title = `h${level}` as const;
  return (
    <Card as="li" interactive padding="none">
      <Picture picture={post.image} alt="" ratio="16:9" sizes={sizes} priority={priority} />
      <CardBody>
        <div className={styles.meta}>
          <Badge tone="accent">
            <Highlight text={categoryName(post.category, categories)} query={query} />
          </Badge>
          {post.date && <span>{post.date}</span>}
        </div>
        <Title className={clsx(styles.title, clampLines && styles.evenTitle)} dir="auto">
          <Highlight text={post.title} query={query} />
        </Title>
        <p className={clsx(styles.excerpt, clampLines && styles.evenExcerpt)} dir="auto">
          <Highlight text={post.excerpt} query={query} />
        </p>
        <div className={styles.foot}>
          <span className={styles.author}>
            <Icon name="user" size="sm" />
            <span className="visually-hidden">Written by </span>
            <span className={styles.name}>
              <Highlight text={post.author} query={query} />
            </span>
          </span>
          <CardLink to={postRoute(post.slug)}>
            <span className={styles.more}>
              Read more
              <span className="visually-hidden">{` about ${post.title}`}</span>
              <Icon name="arrow-right" size="sm" />
            </span>
          </CardLink>
        </div>
      </CardBody>
    </Card>
  );
}
