import * as styles from "./highlight.module.css";

export interface HighlightProps {
  readonly text: string;
  readonly query?: string;
}

/** Marks every match of a search in `text`, ignoring case. */
export function Highlight({ text, query = "" }: HighlightProps) {
  const words = query.trim();
  // a search longer than the text can't match, and if it's very long, the pattern would be invalid
  if (!words || words.length > text.length) return <span>{text}</span>;
  const pattern = words.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  // splitting at a capturing group keeps the matches, which are every second part
  const parts = text.split(new RegExp(`(${pattern})`, "gi"));
  return (
    // the key makes React replace all parts at once, because translation tools may have removed
    // their text nodes
    <span key={`${words} ${text}`}>
      {parts.map((part, i) =>
        i % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: text parts are identified by position
          <mark key={i} className={styles.mark}>
            {part}
          </mark>
        ),
      )}
    </span>
  );
}
