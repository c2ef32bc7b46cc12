import clsx from "clsx";
import { IconTile, type IconTileProps } from "../media/icon-tile";
import * as styles from "./point.module.css";

export interface PointProps extends Pick<IconTileProps, "tone" | "tint"> {
  readonly as?: "div" | "li";
  readonly icon: IconTileProps["name"];
  readonly title: string;
  readonly text: string;
  /** Evidence for a figure in the point, or "" if it has none. */
  readonly source?: string;
  readonly size?: "md" | "lg";
}

/** Renders an icon next to a title and text. */
export function Point({
  as: Tag = "div",
  icon,
  title,
  text,
  source,
  tone,
  tint,
  size,
}: PointProps) {
  return (
    <Tag className={clsx(styles.point, size === "lg" && styles.large)}>
      <IconTile name={icon} tone={tone} tint={tint} />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        {source && (
          <p>
            <small>Source: {source}</small>
          </p>
        )}
      </div>
    </Tag>
  );
}
