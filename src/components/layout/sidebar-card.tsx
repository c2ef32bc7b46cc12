import * as React from "react";
import * as styles from "./sidebar-card.module.css";

export interface SidebarCardProps {
  readonly title: string;
  readonly tone?: "plain" | "brand";
  readonly children: React.ReactNode;
}

/** Renders a titled box for the narrow column of a `SideLayout`. */
export function SidebarCard({ title, tone = "plain", children }: SidebarCardProps) {
  const headingId = React.useId();
  const isBrand = tone === "brand";
  return (
    <section
      className={isBrand ? styles.brand : styles.box}
      aria-labelledby={headingId}
      data-theme={isBrand ? "brand" : undefined}
    >
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
