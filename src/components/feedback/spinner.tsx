import * as styles from "./spinner.module.css";

/** Shows that something loads; `text` as in "Loading article...". A status elsewhere announces it. */
export function Spinner({ text }: { readonly text: string }) {
  return (
    <div className={styles.root}>
      <span className={styles.ring} aria-hidden="true" />
      <p>{text}</p>
    </div>
  );
}
