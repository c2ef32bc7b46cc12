import type { IconName } from "../../../site/icons";
import { IconTile } from "../../media/icon-tile/icon-tile";
import * as styles from "./stat.module.css";

export interface StatProps {
  /** As shown, as in "1.2M". */
  readonly value: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly tone?: "navy" | "magenta";
  /** The final value for screen readers while the shown one still counts up. */
  readonly spoken?: string;
}

/** One number and what it counts. */
export function Stat({ value, label, icon, tone, spoken }: StatProps) {
  return (
    <div className={styles.stat}>
      {icon && <IconTile name={icon} tone={tone} />}
      <p className={styles.value}>
        <span aria-hidden={spoken ? true : undefined}>{value}</span>
        {spoken && <span className="visually-hidden">{spoken}</span>}
      </p>
      <p className={styles.label}>{label}</p>
    </div>
  );
}
