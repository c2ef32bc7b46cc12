import type * as React from "react";
import * as styles from "./prose.module.css";

export interface ProseProps {
  /**
   * HTML that was sanitised by the build or, for posts loaded in the browser, by the blog's code.
   */
  readonly html: string;
}

/**
 * Renders an article's HTML. The text runs from right to left if its first letter belongs to a
 * right-to-left script.
 */
export function Prose({ html }: ProseProps) {
  return (
    <div
      className={styles.prose}
      dir="auto"
      data-written // marks links that editors wrote, for src/release/links.ts
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where sanitised HTML enters a page
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Gives its children the typography of prose. */
export const ProseText = ({ children }: { readonly children: React.ReactNode }) => (
  <div className={styles.prose}>{children}</div>
);
