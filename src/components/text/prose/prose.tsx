import type * as React from "react";
import * as styles from "./prose.module.css";
import { scrollRegions } from "./scroll-regions";

export interface ProseProps {
  /** Sanitised by the content model (or the live layer) before it comes here. */
  readonly html: string;
}

/** Longer text, typeset: paragraphs, headings, lists, quotes, code, tables, pictures. */
export function Prose({ html }: ProseProps) {
  return (
    <div
      className={styles.prose}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where sanitised HTML enters a page
      dangerouslySetInnerHTML={{ __html: scrollRegions(html) }}
    />
  );
}

/** The same typesetting for markup written in the code. */
export function ProseText({ children }: { readonly children: React.ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
