import { SmartLink } from "../../actions/smart-link/smart-link";
import { Icon } from "../../media/icon/icon";
import * as styles from "./breadcrumb.module.css";

export interface Crumb {
  readonly label: string;
  /** The last crumb is the page itself and needs none. */
  readonly to?: string;
}

/** Where a page stands. No crumbs: nothing. */
export function Breadcrumb({ items }: { readonly items: readonly Crumb[] }) {
  if (items.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {items.map(({ label, to }, i) => {
          const last = i === items.length - 1;
          return (
            <li key={label} className={styles.item}>
              {to && !last ? (
                <SmartLink to={to} className={styles.link}>
                  {label}
                </SmartLink>
              ) : (
                <span aria-current={last ? "page" : undefined}>{label}</span>
              )}
              {!last && <Icon name="chevron-right" size="sm" />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
