import clsx from "clsx";
import { isPlainClick } from "../actions/smart-link";
import { Icon } from "../media/icon";
import * as styles from "./chips.module.css";

export interface ChipItem {
  readonly id: string;
  readonly label: string;
  /** Makes the chip a link, which works without scripts and can be opened in a new tab. */
  readonly href?: string;
}

export interface ChipsProps {
  /** Accessible name of the group, such as "Categories". */
  readonly label: string;
  readonly items: readonly ChipItem[];
  readonly selected: string;
  /**
   * Called when a chip is clicked. For chips with an `href`, it's called instead of following the
   * link, but only on a plain click (not, for example, Ctrl+click).
   */
  readonly onSelect: (id: string) => void;
  /**
   * Shows the chips in two even columns at 576 px or less, so that they stay in place whatever the
   * font.
   */
  readonly even?: boolean;
}

export function Chips({ label, items, selected, onSelect, even }: ChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form; this is a filter
    <div role="group" aria-label={label}>
      <ul className={clsx("cluster", even && styles.even)}>
        {items.map(({ id, label: text, href }) => (
          <li key={id}>
            {href ? (
              <a
                href={href}
                className={styles.chip}
                aria-current={id === selected ? "true" : undefined}
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  onSelect(id);
                }}
              >
                {text}
              </a>
            ) : (
              <button
                type="button"
                className={styles.chip}
                aria-pressed={id === selected}
                onClick={() => onSelect(id)}
              >
                {text}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface RemovableChipProps {
  readonly children: string;
  /** Accessible name of the button, such as "Remove filter Bulk SMS". */
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** Renders an active filter with a button that removes it. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <span className={styles.removable}>
      <span>{children}</span>
      <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
        <Icon name="x" size="sm" />
      </button>
    </span>
  );
}
