import clsx from "clsx";
import type { ImageSource } from "../../../site/image-source";
import { Picture } from "../picture/picture";
import * as styles from "./avatar.module.css";
import { initialsOf } from "./initials";

const SIZES = { sm: styles.sm, md: undefined, lg: styles.lg };
const TONES = { navy: styles.navy, magenta: styles.magenta, brand: undefined };
const PIXELS = { sm: "40px", md: "56px", lg: "112px" };

export interface AvatarProps {
  readonly name: string;
  /** Instead of the initials. */
  readonly image?: ImageSource;
  readonly size?: keyof typeof SIZES;
  readonly tone?: keyof typeof TONES;
}

/** A person beside their name, so it says nothing of its own. */
export function Avatar({ name, image, size = "md", tone = "brand" }: AvatarProps) {
  return (
    <span className={clsx(styles.avatar, SIZES[size], TONES[tone])} aria-hidden="true">
      {image ? (
        <Picture picture={image} alt="" ratio="1:1" sizes={PIXELS[size]} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
