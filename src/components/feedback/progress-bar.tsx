import * as styles from "./progress-bar.module.css";

/**
 * Renders a bar filled to `value` percent. It's hidden from screen readers, so show the value as
 * text too.
 */
export function ProgressBar({ value }: { readonly value: number }) {
  return (
    <div className={styles.track} aria-hidden="true">
      <div className={styles.fill} style={{ transform: `scaleX(${value / 100})` }} />
    </div>
  );
}
