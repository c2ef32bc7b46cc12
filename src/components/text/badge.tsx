import clsx from "clsx";
import type * as React from "react";
import { type AnyIconName, Icon } from "../media/icon";
import { tintStyle } from "../media/tint";
import * as styles from "./badge.module.css";

const TONES = {
  accent: styles.accent,
  solid: styles.solid,
  success: styles.success,
  "on-dark": styles.onDark,
};

export interface BadgeProps {
  readonly tone?: keyof typeof TONES;
  /** Hex colour instead of a tone. */
  readonly tint?: string;
  readonly icon?: AnyIconName;
  readonly children: React.ReactNode;
}

/** Renders a short label in a pill, such as a category. */
export function Badge({ tone = "accent", tint, icon, children }: BadgeProps) {
  return (
    <span
      className={clsx(styles.badge, tint ? styles.tinted : TONES[tone])}
      style={tintStyle(tint)}
    >
      {icon && <Icon name={icon} size="sm" />}
      <span>{children}</span>
    </span>
  );
}
