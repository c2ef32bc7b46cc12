import type * as React from "react";
import * as styles from "./overlay.module.css";

export interface OverlayProps {
  readonly text: string;
  /** Content above the text, such as a logo. */
  readonly children?: React.ReactNode;
}

export function Overlay({ text, children }: OverlayProps) {
  return (
    <div role="status" className={styles.overlay} data-theme="dark">
      {children}
      <p className={styles.text}>{text}</p>
      <span className={styles.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </div>
  );
}
