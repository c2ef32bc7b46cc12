import * as styles from "./highlight.module.css";
import { splitMatches } from "./split-matches";

export interface MarkedProps {
  readonly text: string;
  /** What was looked for; blank marks nothing. */
  readonly wanted?: string;
}

/** Text in which every match is marked. */
export function Marked({ text, wanted = "" }: MarkedProps) {
  if (!wanted.trim()) return <>{text}</>;
  let at = 0;
  return (
    <>
      {splitMatches(text, wanted).map((stretch) => {
        const key = at;
        at += stretch.text.length;
        return stretch.isMatch ? (
          <mark key={key} className={styles.mark}>
            {stretch.text}
          </mark>
        ) : (
          stretch.text
        );
      })}
    </>
  );
}
