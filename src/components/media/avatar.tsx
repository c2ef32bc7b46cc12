import clsx from "clsx";
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
 * Renders a person's picture or initials. It's hidden from screen readers, because the name is in
 * the text next to it.
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

/**
 * Returns the capitalised first letters of the first and last words, for example "AO" for "Ann M.
 * Otieno".
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => [...(word ?? "")][0]?.toUpperCase() ?? "").join("");
}
