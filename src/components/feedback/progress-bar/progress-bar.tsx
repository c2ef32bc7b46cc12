import * as styles from "./progress-bar.module.css";

export interface ProgressBarProps {
  /** Percent, 0 to 100. */
  readonly value: number;
  /** With a name it is told to screen readers; a bar that only runs beside a text is not. */
  readonly label?: string;
}

/** A thin line that fills. */
export function ProgressBar({ value, label }: ProgressBarProps) {
  const fill = (
    <div className={styles.fill} style={{ transform: `scaleX(${Math.min(100, value) / 100})` }} />
  );
  return label ? (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(value)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      {fill}
    </div>
  ) : (
    <div className={styles.track} aria-hidden="true">
      {fill}
    </div>
  );
}
