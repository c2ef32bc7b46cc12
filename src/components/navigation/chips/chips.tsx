import clsx from "clsx";
import type * as React from "react";
import { isPlainClick } from "../../actions/smart-link/plain-click";
import { SmartLink } from "../../actions/smart-link/smart-link";
import { Icon } from "../../media/icon/icon";
import * as styles from "./chips.module.css";

export interface ChipItem {
  readonly id: string;
  readonly label: string;
  /** Makes the chip a link that works without scripts. */
  readonly href?: string;
}

export interface ChipsProps {
  /** What is chosen, as in "Categories". */
  readonly label: string;
  readonly items: readonly ChipItem[];
  readonly selected?: string;
  /** Chooses in place; without it, links navigate. */
  readonly onSelect?: (id: string) => void;
  /** On a phone in two even columns: whatever the font, each stays in its line. */
  readonly even?: boolean;
}

/** A row of pills, one of them chosen. No items: nothing. */
export function Chips({ label, items, selected, onSelect, even }: ChipsProps) {
  if (items.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form; this is a filter
    <div role="group" aria-label={label}>
      <ul className={clsx(styles.list, even && styles.even)}>
        {items.map((item) => (
          <li key={item.id}>
            <Chip item={item} chosen={item.id === selected} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ChipProps extends Pick<ChipsProps, "onSelect"> {
  readonly item: ChipItem;
  readonly chosen: boolean;
}

function Chip({ item, chosen, onSelect }: ChipProps) {
  const { id, label, href } = item;
  if (!href) {
    return (
      <button
        type="button"
        className={styles.chip}
        aria-pressed={chosen}
        onClick={() => onSelect?.(id)}
      >
        {label}
      </button>
    );
  }
  const choose = (event: React.MouseEvent<HTMLAnchorElement>) => {
    if (!onSelect || !isPlainClick(event)) return;
    event.preventDefault();
    onSelect(id);
  };
  return (
    <SmartLink
      to={href}
      className={styles.chip}
      aria-current={chosen ? "true" : undefined}
      onClick={choose}
    >
      {label}
    </SmartLink>
  );
}

export interface RemovableChipProps {
  readonly children: string;
  /** What the button does, as in "Remove filter Bulk SMS". */
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** A choice in force, with the button that ends it. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <span className={styles.removable}>
      {children}
      <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
        <Icon name="x" size="sm" />
      </button>
    </span>
  );
}
