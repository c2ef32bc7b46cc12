import type * as React from "react";
import * as styles from "./prose.module.css";

export interface ProseProps {
  /** Already sanitised, by the content model or by the content API client. */
  readonly html: string;
}

/** Renders an article's HTML: paragraphs, headings, lists, quotes, code, tables, pictures. */
export function Prose({ html }: ProseProps) {
  return (
    <div
      className={styles.prose}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where sanitised HTML enters a page
      dangerouslySetInnerHTML={{ __html: withScrollRegions(html) }}
    />
  );
}

/** Renders children with the same typography. */
export const ProseText = ({ children }: { readonly children: React.ReactNode }) => (
  <div className={styles.prose}>{children}</div>
);

/** Makes tables and code, which may be wider than the page, scroll by pointer and by keyboard. */
export function withScrollRegions(html: string): string {
  let tables = 0;
  let listings = 0;
  const region = (name: string, number: number) =>
    `role="region" tabindex="0" aria-label="${name} ${number}, may scroll sideways"`;
  return html
    .replace(/<table(?=[\s>])/gi, () => `<div ${region("Table", ++tables)}><table`)
    .replace(/<\/table\s*>/gi, "</table></div>")
    .replace(/<pre(?=[\s>])/gi, () => `<pre ${region("Code", ++listings)}`);
}
