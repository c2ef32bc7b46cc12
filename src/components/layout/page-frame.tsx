import { Slice } from "gatsby";
import type * as React from "react";
import { Sections } from "./sections";

interface Children {
  readonly children: React.ReactNode;
}

/** Wraps the content of each page: `main`, then the footer. */
export function PageFrame({ children }: Children) {
  return (
    <Sections>
      <main id="main" tabIndex={-1}>
        <Sections>{children}</Sections>
      </main>
      <Slice alias="footer" />
    </Sections>
  );
}

/**
 * Wraps sections below the first screen: the browser lays each one out when it comes near the
 * viewport (`.below-fold` in `src/styles/global.css`).
 */
export const BelowFold = ({ children }: Children) => (
  <div className="below-fold">
    <Sections>{children}</Sections>
  </div>
);
