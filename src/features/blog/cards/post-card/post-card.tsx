import clsx from "clsx";
import { Card, CardBody, CardLink } from "../../../../components/layout/card/card";
import { Icon } from "../../../../components/media/icon/icon";
import { Picture } from "../../../../components/media/picture/picture";
import { Badge } from "../../../../components/text/badge/badge";
import type { ImageSource } from "../../../../site/image-source";
import { postRoute } from "../../../../site/routes";
import { Highlight } from "../highlight/highlight";
import * as styles from "./post-card.module.css";

const SIZES = "(min-width: 993px) 380px, (min-width: 577px) 46vw, 90vw";

/** What a card shows of a post; the posts of the content model fit as they are. */
export interface PostCardData {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** Empty when unknown. */
  readonly date: string;
  readonly author: string;
  readonly image: ImageSource;
}

export interface PostCardProps {
  readonly post: PostCardData;
  /** The category as readers know it, as in "Bulk SMS". */
  readonly categoryName: string;
  /** Level of the title below the heading of its list. */
  readonly level?: 2 | 3 | 4;
  readonly as?: "article" | "li";
  /** CSS widths of the picture where cards do not stand three in a row. */
  readonly sizes?: string;
  /** Always as tall, whatever the words: another post in its place moves nothing on the page. */
  readonly clampLines?: boolean;
  /** The picture belongs to the first screen. */
  readonly priority?: boolean;
  /** What was searched for, marked where it stands. */
  readonly query?: string;
}

/** One post in a list. "Read more" is its one link, and the whole card leads there. */
export function PostCard(props: PostCardProps) {
  const { post, categoryName, level = 3, as = "article", sizes = SIZES } = props;
  const { priority, clampLines, query } = props;
  const Title = `h${level}` as const;
  return (
    <Card as={as} interactive padding="none">
      <Picture picture={post.image} alt="" ratio="16:9" sizes={sizes} priority={priority} />
      <CardBody>
        <div className={styles.meta}>
          <Badge tone="magenta">
            <Highlight text={categoryName} query={query} />
          </Badge>
          {post.date && <span>{post.date}</span>}
        </div>
        <Title className={clsx(styles.title, clampLines && styles.twoLines)}>
          <Highlight text={post.title} query={query} />
        </Title>
        <p className={clsx(styles.excerpt, clampLines && styles.threeLines)}>
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
              <span className="visually-hidden"> about {post.title}</span>
              <Icon name="arrow-right" size="sm" />
            </span>
          </CardLink>
        </div>
      </CardBody>
    </Card>
  );
}
