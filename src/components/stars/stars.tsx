import clsx from "clsx";
import { Icon } from "../icon/icon";
import * as styles from "./stars.module.css";

const OUT_OF = 5;

/** A rating of 0 to 5, told once in words; a half counts as a whole star. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`Rated ${rating} out of ${OUT_OF}`}>
      {Array.from({ length: OUT_OF }, (_, i) => i + 1).map((star) => (
        <span key={star} className={clsx(star <= Math.round(rating) && styles.full)}>
          <Icon name="star" />
        </span>
      ))}
    </span>
  );
}
