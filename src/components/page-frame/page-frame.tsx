import { Slice } from "gatsby";
import * as React from "react";
import { Rest } from "./rest";

/** Metadata and two sections: what a first screen shows. */
const FIRST_PARTS = 3;

/**
 * What stands around the content of each page: `main`, and the footer, which is made anew with every
 * page: a part that still waits for its script (`later`) would hold back the change around it.
 */
export function PageFrame({ children }: { readonly children: React.ReactNode }) {
  const parts = React.Children.toArray(children);
  return (
    <>
      <main id="main" tabIndex={-1}>
        {parts.slice(0, FIRST_PARTS)}
        <Rest>{parts.slice(FIRST_PARTS)}</Rest>
      </main>
      <Rest>
        <Slice alias="footer" />
      </Rest>
    </>
  );
}
