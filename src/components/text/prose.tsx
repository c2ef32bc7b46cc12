import type * as React from "react";
import * as styles from "./prose.module.css";

export interface ProseProps {
  /** Sanitised HTML: by sourcing, or by the blog where a browser has read it. */
  readonly html: string;
}

/**
 * Renders an article's HTML: paragraphs, headings, lists, quotes, code, tables, pictures. It reads from right to left
 * where its first letter does.
 */
export function Prose({ html }: ProseProps) {
  return (
    <div
      className={styles.prose}
      dir="auto"
      data-written // its links are an editor's: src/release/links.ts
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where sanitised HTML enters a page
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Renders children with the typography of prose. */
export const ProseText = ({ children }: { readonly children: React.ReactNode }) => (
  <div className={styles.prose}>{children}</div>
);
