import * as styles from "./highlight.module.css";

export interface HighlightProps {
  readonly text: string;
  /** Text of the search; blank marks nothing. */
  readonly query?: string;
}

/** Marks every match of a search in a text, whatever the case. */
export function Highlight({ text, query = "" }: HighlightProps) {
  const words = query.trim();
  // a search that is longer than the text matches nowhere; without end, no pattern could be made of it
  if (!words || words.length > text.length) return <span>{text}</span>;
  const pattern = words.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  // a split at a group keeps the group: every second part is a match
  const parts = text.split(new RegExp(`(${pattern})`, "gi"));
  return (
    // a new key replaces all parts at once, because a translated page doesn't have their texts any more
    <span key={`${words} ${text}`}>
      {parts.map((part, i) =>
        i % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have only their order
          <mark key={i} className={styles.mark}>
            {part}
          </mark>
        ),
      )}
    </span>
  );
}
