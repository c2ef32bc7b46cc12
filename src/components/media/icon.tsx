import clsx from "clsx";
import type { IconKey, IconName, SocialNetwork } from "../../site/icons";
import * as styles from "./icon.module.css";

export type AnyIconName = IconName | IconKey | `brand-${SocialNetwork}`;

const SIZES = { sm: styles.sm, md: undefined, lg: styles.lg, xl: styles.xl };

export interface IconProps {
  readonly name: AnyIconName;
  /** Size of the icon: 16, 20, 24 or 32 px. */
  readonly size?: keyof typeof SIZES;
}

/** Renders one icon of the sprite in each page, in the colour of the text around it, hidden from screen readers. */
export function Icon({ name, size = "md" }: IconProps) {
  return (
    <svg className={clsx(styles.icon, SIZES[size])} aria-hidden="true">
      <use href={`#icon:${name.replaceAll("_", "-")}`} />
    </svg>
  );
}
