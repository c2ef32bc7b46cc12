import clsx from "clsx";
import * as styles from "./stars.module.css";

const STARS = [1, 2, 3, 4, 5];
const STAR = "M12 2.2l3 6.2 6.8 1-4.9 4.7 1.1 6.8-6-3.3-6 3.3 1.1-6.8L2.2 9.4l6.8-1z";

/** Renders a rating from 0 to 5 as whole stars. The accessible name states the exact value. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <svg
      className={styles.stars}
      viewBox="0 0 120 24"
      role="img"
      aria-label={`Rated ${rating} out of ${STARS.length}`}
    >
      {STARS.map((star) => (
        <path
          key={star}
          d={STAR}
          transform={`translate(${(star - 1) * 24})`}
          className={clsx(star <= Math.round(rating) && styles.full)}
        />
      ))}
    </svg>
  );
}
