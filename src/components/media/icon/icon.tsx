import clsx from "clsx";
import type { IconName } from "../../../site/icons";
import type { SocialNetwork } from "../../../site/navigation";
import * as styles from "./icon.module.css";
import sprite from "./icons.svg";

export type AnyIconName = IconName | `brand-${SocialNetwork}`;

const SIZES = { sm: styles.sm, md: undefined, lg: styles.lg, xl: styles.xl };

export interface IconProps {
  readonly name: AnyIconName;
  /** 16, 20, 24, 32 px. */
  readonly size?: keyof typeof SIZES;
  /** Gives the icon a meaning of its own; without it screen readers skip it. */
  readonly label?: string;
}

/** One symbol of the sprite, in the colour of the text around it. */
export function Icon({ name, size = "md", label }: IconProps) {
  const className = clsx(styles.icon, SIZES[size]);
  const drawing = <use href={`${sprite}#${name}`} />;
  return label ? (
    <svg className={className} role="img" aria-label={label}>
      {drawing}
    </svg>
  ) : (
    <svg className={className} aria-hidden="true">
      {drawing}
    </svg>
  );
}
