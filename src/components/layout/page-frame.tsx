import { Slice } from "gatsby";
import * as React from "react";
import { layOutInTurn } from "../../hooks/lay-out";
import { Sections } from "./sections";

interface Children {
  readonly children: React.ReactNode;
}

/** Wraps each page's content in `main` and adds the footer. */
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
 * Delays the layout of sections below the first screen (`.below-fold` in `src/styles/global.css`)
 * until they come near the viewport, or the browser is idle after loading.
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
