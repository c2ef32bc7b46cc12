import { CONTENTS_HEADINGS_MIN } from "../../../../site/limits";
import * as styles from "./table-of-contents.module.css";

export interface TableOfContentsProps {
  readonly entries: readonly Queries.ContentsEntry[];
}

/** Lists the headings of a long post. Fewer than four: nothing. */
export function TableOfContents({ entries }: TableOfContentsProps) {
  if (entries.length < CONTENTS_HEADINGS_MIN) return null;
  return (
    <nav className={styles.box} aria-label="On this page">
      <p className={styles.title}>On this page</p>
      <ol className={styles.list}>
        {entries.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className={styles.link}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
