import clsx from "clsx";
import { isPlainClick } from "../actions/smart-link";
import { Icon } from "../media/icon";
import * as styles from "./chips.module.css";

export interface ChipItem {
  readonly id: string;
  readonly label: string;
  /** Makes the chip a link instead of a button, for a visitor without scripts or a new tab. */
  readonly href?: string;
}

export interface ChipsProps {
  /** Accessible name of the group, as in "Categories". */
  readonly label: string;
  readonly items: readonly ChipItem[];
  /** Id of the selected item. */
  readonly selected: string;
  /** Called when a chip is clicked; a plain click on a link then does not open it. */
  readonly onSelect: (id: string) => void;
  /** Sets the chips in two even columns at 576 px or less: each keeps its line, whatever the font. */
  readonly even?: boolean;
}

/** Renders a row of pills, one of them selected. */
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
  /** Accessible name of the button, as in "Remove filter Bulk SMS". */
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** Renders an active filter with the button that removes it. */
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
