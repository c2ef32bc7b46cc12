import * as styles from "./spinner.module.css";

/** `text` is for example "Loading article...". A status region elsewhere has to announce it. */
export function Spinner({ text }: { readonly text: string }) {
  return (
    <div className={styles.root}>
      <span className={styles.ring} aria-hidden="true" />
      <p>{text}</p>
    </div>
  );
}
