import clsx from "clsx";
import { type AnyIconName, Icon } from "./icon";
import * as styles from "./icon-tile.module.css";
import { tintStyle } from "./tint";

const TONES = { primary: styles.primary, accent: styles.accent };

export interface IconTileProps {
  readonly name: AnyIconName;
  readonly tone?: keyof typeof TONES;
  readonly size?: "md" | "lg";
  /** Hex colour instead of a tone. */
  readonly tint?: string;
}

export function IconTile({ name, tone = "primary", size = "md", tint }: IconTileProps) {
  return (
    <span
      className={clsx(styles.tile, tint ? styles.tinted : TONES[tone], size === "lg" && styles.lg)}
      style={tintStyle(tint)}
    >
      <Icon name={name} size={size === "lg" ? "xl" : "lg"} />
    </span>
  );
}
