import type * as React from "react";
import * as styles from "./example.module.css";

export interface ExampleProps {
  readonly title: string;
  readonly children: React.ReactNode;
}

/** One component's states in a row, under its name. */
export function Example({ title, children }: ExampleProps) {
  return (
    <div className={styles.example}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.row}>{children}</div>
    </div>
  );
}

/** A column of reading width, for states that need room. */
export function Column({ children }: { readonly children: React.ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}
