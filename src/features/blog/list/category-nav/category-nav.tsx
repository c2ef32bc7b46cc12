import { SmartLink } from "../../../../components/actions/smart-link/smart-link";
import type { BlogCategory } from "../../../../content/blog/category-names";
import * as styles from "./category-nav.module.css";

export interface CategoryNavProps {
  readonly categories: readonly BlogCategory[];
  /** The chosen one's place in addresses. */
  readonly current?: string;
  readonly hrefFor: (slug: string) => string;
}

/** Categories one below the other. None: nothing. */
export function CategoryNav({ categories, current, hrefFor }: CategoryNavProps) {
  if (categories.length === 0) return null;
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
