import type * as React from "react";
import { Icon } from "../media/icon";
import * as styles from "./accordion.module.css";

export interface AccordionProps {
  readonly items: readonly {
    readonly id?: string;
    readonly title: string;
    /** A few words at the end of the title's row. */
    readonly summary?: string;
    readonly content: React.ReactNode;
  }[];
  readonly firstOpen?: boolean;
}

/** Renders items that open and close without scripts. */
export function Accordion({ items, firstOpen = false }: AccordionProps) {
  return (
    <div className={styles.root}>
      {items.map(({ id, title, summary, content }, i) => (
        <details key={title} id={id} className={styles.item} open={firstOpen && i === 0}>
          <summary className={styles.title}>
            <span>{title}</span>
            {summary && <span className={styles.summary}>{summary}</span>}
            <Icon name="chevron-down" />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
