import * as styles from "./table-of-contents.module.css";

export interface TableOfContentsProps {
  readonly entries: readonly Queries.ContentsEntry[];
}

/** Fewer headings than this are seen at a glance. */
const ENTRIES_MIN = 4;

/** What stands where in a long text. A short one has none. */
export function TableOfContents({ entries }: TableOfContentsProps) {
  if (entries.length < ENTRIES_MIN) return null;
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
