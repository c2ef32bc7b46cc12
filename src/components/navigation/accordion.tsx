import type * as React from "react";
import { Icon } from "../media/icon";
import * as styles from "./accordion.module.css";

export interface AccordionProps {
  readonly items: readonly { readonly title: string; readonly content: React.ReactNode }[];
  /** Name of the `details` group: opening one item closes the others, where the browser supports it. */
  readonly name?: string;
}

/** Renders items that open and close by HTML alone. */
export function Accordion({ items, name }: AccordionProps) {
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
