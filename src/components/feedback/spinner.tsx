import * as styles from "./spinner.module.css";

/**
 * Renders a spinner with `text`, such as "Loading article...". It isn't announced to screen
 * readers, so also put the text into a status region.
 */
export function Spinner({ text }: { readonly text: string }) {
  return (
    <div className={styles.root}>
      <span className={styles.ring} aria-hidden="true" />
      <p>{text}</p>
    </div>
  );
}
