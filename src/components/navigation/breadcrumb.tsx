import { pageLevel } from "../../site/page-names";
import { SmartLink } from "../actions/smart-link";
import { Icon } from "../media/icon";
import * as styles from "./breadcrumb.module.css";

export interface Level {
  readonly name: string;
  /** Path of the level's page. Not needed for the last level, which is the page itself. */
  readonly path?: string;
}

/**
 * Renders links from Home to this page, which is the last of `levels`. Renders nothing if there are
 * no levels.
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
