import { isPlainClick, SmartLink } from "../actions/smart-link";
import * as styles from "./link-list.module.css";

export interface LinkListProps {
  /** Accessible name, such as "Categories". */
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly label: string; readonly href: string }[];
  readonly current?: string | undefined;
  /** For lists that filter in place. Called on a plain click, instead of following the link. */
  readonly onSelect?: (id: string) => void;
}

export function LinkList({ label, items, current, onSelect }: LinkListProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {items.map(({ id, label: text, href }) => (
          <li key={id}>
            <SmartLink
              to={href}
              className={styles.link}
              aria-current={id === current ? (onSelect ? "true" : "page") : undefined}
              onClick={(event) => {
                if (!onSelect || !isPlainClick(event)) return;
                event.preventDefault();
                onSelect(id);
              }}
            >
              {text}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
