import { SmartLink } from "../../../components/actions/smart-link";
import { Icon } from "../../../components/media/icon";
import type { ListedPost } from "../../../content/blog/blog-list";
import { postRoute, ROUTES } from "../../../site/routes";
import * as styles from "./post-navigation.module.css";

/** A neighbouring post. If null, the link goes to the blog. */
type Neighbour = Pick<ListedPost, "slug" | "title"> | null;

export interface PostNavigationProps {
  /** The next older post. */
  readonly previous: Neighbour;
  /** The next newer post. */
  readonly next: Neighbour;
}

export function PostNavigation({ previous, next }: PostNavigationProps) {
  if (!previous && !next) return null;
  const hrefOf = (post: Neighbour) => (post ? postRoute(post.slug) : ROUTES.blog);
  return (
    <nav className={styles.nav} aria-label="Posts before and after" data-no-print data-no-markdown>
      <SmartLink to={hrefOf(previous)} className={styles.step}>
        <span className={styles.word}>
          <Icon name="chevron-left" size="sm" />
          Previous post
        </span>
        <span className={styles.title}>{previous?.title ?? "All articles"}</span>
      </SmartLink>
      <SmartLink to={ROUTES.blog} className={styles.all}>
        <Icon name="grid-3x3" />
        Back to the blog
      </SmartLink>
      <SmartLink to={hrefOf(next)} className={styles.step}>
        <span className={styles.word}>
          Next post
          <Icon name="chevron-right" size="sm" />
        </span>
        <span className={styles.title}>{next?.title ?? "All articles"}</span>
      </SmartLink>
    </nav>
  );
}
