import clsx from "clsx";
import { initialsOf } from "../../site/format/text";
import type { ImageSource } from "../../site/image-source";
import * as styles from "./avatar.module.css";
import { Picture } from "./picture";

const PIXELS = { md: "56px", lg: "112px" };

export interface AvatarProps {
  readonly name: string;
  /** Shown instead of the initials. */
  readonly image?: ImageSource;
  readonly size?: keyof typeof PIXELS;
}

/**
 * Renders a person's picture or initials, hidden from screen readers because the name is in the
 * text next to it.
 */
export function Avatar({ name, image, size = "md" }: AvatarProps) {
  return (
    <span className={clsx(styles.avatar, size === "lg" && styles.lg)} aria-hidden="true">
      {image ? (
        <Picture picture={image} alt="" ratio="1:1" sizes={PIXELS[size]} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
