import clsx from "clsx";
import * as React from "react";
import type { IconKey, IconName, SocialNetwork } from "../../site/icons";
import * as styles from "./icon.module.css";
import sprite from "./icons.svg";

export type AnyIconName = IconName | IconKey | `brand-${SocialNetwork}`;

const SIZES = { sm: styles.sm, md: undefined, lg: styles.lg, xl: styles.xl };

/**
 * Icon shapes by id while pages are pre-rendered. In browsers, it's null and icons come from the
 * sprite.
 */
export const IconShapes = React.createContext<ReadonlyMap<string, string> | null>(null);

export interface IconProps {
  readonly name: AnyIconName;
  /** 16, 20, 24 or 32 px. */
  readonly size?: keyof typeof SIZES;
}

/**
 * Renders an icon in the text's colour, hidden from screen readers. Pre-rendered pages contain the
 * icon's shapes, so it's visible at first paint, and React keeps them during hydration.
 */
export function Icon({ name, size = "md" }: IconProps) {
  const id = name.replaceAll("_", "-");
  const drawing = React.useContext(IconShapes)?.get(id) ?? `<use href="${sprite}#${id}"></use>`;
  return (
    <svg
      className={clsx(styles.icon, SIZES[size])}
      viewBox="0 0 24 24"
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own drawings
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
