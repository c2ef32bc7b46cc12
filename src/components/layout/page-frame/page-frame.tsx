import { Slice } from "gatsby";
import type * as React from "react";

/** Stands around the content of each page: `main`, then the footer. */
export function PageFrame({ children }: { readonly children: React.ReactNode }) {
  return (
    <>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Slice alias="footer" />
    </>
  );
}
