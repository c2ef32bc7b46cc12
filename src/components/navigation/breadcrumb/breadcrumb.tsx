import { SmartLink } from "../../actions/smart-link/smart-link";
import { Icon } from "../../media/icon/icon";
import * as styles from "./breadcrumb.module.css";

export interface Crumb {
  readonly label: string;
  /** Not needed for the last crumb, the page itself. */
  readonly to?: string;
}

/** Renders the path from the home page to this page. No items: nothing. */
export function Breadcrumb({ items }: { readonly items: readonly Crumb[] }) {
  if (items.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {items.map(({ label, to }, i) => (
          <li key={label} className={styles.item}>
            {to && i < items.length - 1 ? (
              <>
                <SmartLink to={to} className={styles.link}>
                  {label}
                </SmartLink>
                <Icon name="chevron-right" size="sm" />
              </>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
