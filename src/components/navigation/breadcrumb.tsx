import { pageLevel } from "../../site/page-names";
import { SmartLink } from "../actions/smart-link";
import { Icon } from "../media/icon";
import * as styles from "./breadcrumb.module.css";

export interface Level {
  readonly name: string;
  /** Path of the level's page. The last level, the page itself, doesn't need one. */
  readonly path?: string;
}

/**
 * Renders links from Home to this page, the last of `levels`, or nothing if there are no levels.
 */
export function Breadcrumb({ levels }: { readonly levels: readonly Level[] }) {
  if (levels.length === 0) return null;
  const items: readonly Level[] = [pageLevel("home"), ...levels];
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {items.map(({ name, path }, i) => (
          <li key={name} className={styles.item}>
            {path && i < items.length - 1 ? (
              <>
                <SmartLink to={path} className={styles.link}>
                  {name}
                </SmartLink>
                <Icon name="chevron-right" size="sm" />
              </>
            ) : (
              <span aria-current="page" dir="auto">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
