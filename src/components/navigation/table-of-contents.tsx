import * as styles from "./table-of-contents.module.css";

export interface TableOfContentsProps {
  readonly entries: readonly { readonly anchor: string; readonly title: string }[];
  /** Renders a single numbered column instead of two columns on wide screens. */
  readonly numbered?: boolean;
}

export function TableOfContents({ entries, numbered }: TableOfContentsProps) {
  return (
    <nav className={styles.box} aria-label="On this page">
      <p className={styles.title}>On this page</p>
      <ol className={numbered ? styles.numbered : styles.columns}>
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
