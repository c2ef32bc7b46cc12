import * as styles from "./progress-bar.module.css";

/** Renders a thin line filled by `value` percent, hidden from screen readers: a text beside says it. */
export function ProgressBar({ value }: { readonly value: number }) {
  return (
    <div className={styles.track} aria-hidden="true">
      <div className={styles.fill} style={{ transform: `scaleX(${value / 100})` }} />
    </div>
  );
}
