import clsx from "clsx";
import type { ImageSource } from "../../site/image-source";
import * as styles from "./avatar.module.css";
import { Picture } from "./picture";

const PIXELS = { md: "56px", lg: "112px" };

export interface AvatarProps {
  readonly name: string;
  /** Picture in place of the initials. */
  readonly image?: ImageSource;
  readonly size?: keyof typeof PIXELS;
}

/** Renders a person's picture or initials, hidden from screen readers: the name is in the text beside. */
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

/** Returns the upper-case first letters of the first and the last word: "Ann M. Otieno" is "AO". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => [...(word ?? "")][0]?.toUpperCase() ?? "").join("");
}
