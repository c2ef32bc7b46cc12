import clsx from "clsx";
import * as React from "react";
import { type IconName, iconId } from "../../site/icons";
import type { SocialNetwork } from "../../site/navigation";
import * as styles from "./icon.module.css";

export type AnyIconName = IconName | `brand-${SocialNetwork}`;

const SIZES = { sm: styles.sm, md: undefined, lg: styles.lg, xl: styles.xl };

export interface IconProps {
  readonly name: AnyIconName;
  /** 16, 20, 24, 32 px. */
  readonly size?: keyof typeof SIZES;
  /** Gives the icon a meaning of its own; without it screen readers skip it. */
  readonly label?: string;
}

const never = () => () => undefined;

/**
 * Whether the page holds this drawing: a built page brings what it shows (`icon-sheet.ts`), so that
 * no request is in the way of its first paint. What only scripts show comes from the sprite.
 */
const useDrawnHere = (name: string): boolean =>
  React.useSyncExternalStore(
    never,
    () => document.getElementById(iconId(name)) !== null,
    () => true,
  );

/** One drawing, in the colour of the text around it. */
export function Icon({ name, size = "md", label }: IconProps) {
  const className = clsx(styles.icon, SIZES[size]);
  const drawing = <use href={useDrawnHere(name) ? `#${iconId(name)}` : `/icons.svg#${name}`} />;
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
