import { SmartLink } from "../../../../components/actions/smart-link/smart-link";
import { Icon } from "../../../../components/media/icon/icon";
import { postRoute, ROUTES } from "../../../../site/routes";
import * as styles from "./post-navigation.module.css";

/** A neighbour: null where there is none, which leads to the blog instead. */
export interface Neighbour {
  readonly slug: string;
  readonly title: string;
}

export interface PostNavigationProps {
  /** The next older post. */
  readonly previous: Neighbour | null;
  /** The next newer post. */
  readonly next: Neighbour | null;
}

/** From a post to the ones before and after it, and to all of them. */
export function PostNavigation({ previous, next }: PostNavigationProps) {
  const hrefOf = (post: Neighbour | null) => (post ? postRoute(post.slug) : ROUTES.blog);
  return (
    <nav className={styles.nav} aria-label="Posts before and after">
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
