import * as React from "react";
import { REVEAL_THRESHOLD } from "../site/limits";
import { observeInView } from "./observe";
import { useReducedMotion } from "./use-motion-preference";

/**
 * `static`: as pre-built, nothing to reveal. `waiting`: hidden until it is scrolled to.
 * `visible`: has been in view once.
 */
export type RevealState = "static" | "waiting" | "visible";

export interface InView {
  readonly ref: React.RefCallback<Element>;
  readonly reveal: RevealState;
}

/** The state after the observer's word: what is on screen already is never hidden again. */
export const revealStep = (reveal: RevealState, inView: boolean): RevealState =>
  inView || reveal === "visible" ? "visible" : "waiting";

/** Reveals an element once, when 10% of it is in view. Reduced motion leaves it `static`. */
export function useInView(threshold: number = REVEAL_THRESHOLD): InView {
  const place = React.useRef<Element | null>(null);
  const ref = React.useCallback((element: Element | null) => {
    place.current = element; // no state: each of 40 parts of a page would render twice
  }, []);
  const [reveal, setReveal] = React.useState<RevealState>("static");
  const reduced = useReducedMotion();
  const done = reduced || reveal === "visible";

  React.useEffect(() => {
    if (!place.current || done) return;
    return observeInView(place.current, threshold, (inView) =>
      setReveal((now) => revealStep(now, inView)),
    );
  }, [threshold, done]);

  return { ref, reveal: reduced ? "static" : reveal };
}
