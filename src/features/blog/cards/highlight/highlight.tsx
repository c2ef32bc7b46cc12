import * as styles from "./highlight.module.css";
import { splitMatches } from "./split-matches";

export interface HighlightProps {
  readonly text: string;
  /** What was looked for; blank marks nothing. */
  readonly query?: string;
}

/** Text in which every match is marked. */
export function Highlight({ text, query = "" }: HighlightProps) {
  if (!query.trim()) return <>{text}</>;
  let at = 0;
  return (
    <>
      {splitMatches(text, query).map((stretch) => {
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
