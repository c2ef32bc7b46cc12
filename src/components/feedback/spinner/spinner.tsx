import * as styles from "./spinner.module.css";

/** Shows and announces that something loads; `text` as in "Loading article...". */
export function Spinner({ text }: { readonly text: string }) {
  return (
    <div role="status" className={styles.root}>
      <span className={styles.ring} aria-hidden="true" />
      <p>{text}</p>
    </div>
  );
}
