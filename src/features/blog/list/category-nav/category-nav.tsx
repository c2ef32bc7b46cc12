import { SmartLink } from "../../../../components/actions/smart-link/smart-link";
import type { BlogCategory } from "../../../../content/blog/category-names";
import * as styles from "./category-nav.module.css";

export interface CategoryNavProps {
  readonly categories: readonly BlogCategory[];
  /** Slug of the chosen one. */
  readonly current?: string;
  readonly hrefFor: (slug: string) => string;
}

/** Lists categories as links. */
export function CategoryNav({ categories, current, hrefFor }: CategoryNavProps) {
  return (
    <nav aria-label="Categories">
      <ul className={styles.list}>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <SmartLink
              to={hrefFor(slug)}
              className={styles.link}
              aria-current={slug === current ? "page" : undefined}
            >
              {name}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
