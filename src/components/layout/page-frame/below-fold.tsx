import type * as React from "react";

/**
 * Sections that no first screen shows: the browser lays each one out when it comes near the window
 * (`.below-fold` in `src/styles/global.css`).
 */
export const BelowFold = ({ children }: { readonly children: React.ReactNode }) => (
  <div className="below-fold">{children}</div>
);
