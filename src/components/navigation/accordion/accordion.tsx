import type * as React from "react";
import { Icon } from "../../media/icon/icon";
import * as styles from "./accordion.module.css";

export interface AccordionItem {
  readonly title: string;
  readonly content: React.ReactNode;
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Items of one name close one another, where the browser knows how. */
  readonly name?: string;
}

/** Questions that unfold into answers, by HTML alone. No items: nothing. */
export function Accordion({ items, name }: AccordionProps) {
  if (items.length === 0) return null;
  return (
    <div className={styles.root}>
      {items.map(({ title, content }) => (
        <details key={title} className={styles.item} {...(name ? { name } : {})}>
          <summary className={styles.title}>
            <span>{title}</span>
            <Icon name="chevron-down" />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
