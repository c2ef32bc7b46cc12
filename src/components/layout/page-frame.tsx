import { Slice } from "gatsby";
import * as React from "react";
import { layOutInTurn } from "../../hooks/lay-out";
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
 * Wraps sections below the first screen, which aren't laid out with it (`.below-fold` in `src/styles/global.css`) but when
 * they come near the viewport or, after the load, when the browser is idle.
 */
export function BelowFold({ children }: Children) {
  const ref = React.useRef<HTMLDivElement>(null);
  React.useEffect(() => (ref.current ? layOutInTurn(ref.current) : undefined), []);
  return (
    <div ref={ref} className="below-fold">
      <Sections>{children}</Sections>
    </div>
  );
}
