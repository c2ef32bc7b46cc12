import clsx from "clsx";
import { inlineIconId } from "../../site/media/icon-id";
import type { IconKey, IconName, SocialNetwork } from "../../site/media/icons";
import * as styles from "./icon.module.css";
import sprite from "./icons.svg";

export type AnyIconName = IconName | IconKey | `brand-${SocialNetwork}`;

const SIZES = { sm: styles.sm, md: undefined, lg: styles.lg, xl: styles.xl };

export interface IconProps {
  readonly name: AnyIconName;
  /** Size of the icon: 16, 20, 24 or 32 px. */
  readonly size?: keyof typeof SIZES;
}

/** Returns the URL of a symbol: in the page where the build has written it there, otherwise in the sprite. */
function symbolUrl(id: string): string {
  const inline = inlineIconId(id);
  return typeof document !== "undefined" && document.getElementById(inline)
    ? `#${inline}`
    : `${sprite}#${id}`;
}

/** Renders one icon in the colour of the text around it, hidden from screen readers. */
export function Icon({ name, size = "md" }: IconProps) {
  return (
    <svg className={clsx(styles.icon, SIZES[size])} aria-hidden="true">
      <use href={symbolUrl(name.replaceAll("_", "-"))} />
    </svg>
  );
}
