import * as React from "react";
import { observeInView } from "./observe";
import { useReducedMotion } from "./use-motion-preference";

const REVEAL_THRESHOLD = 0.1;

/**
 * State of a reveal. `static`: as pre-built. `waiting`: hidden until it is scrolled to. `visible`: has been in view.
 */
export type RevealState = "static" | "waiting" | "visible";

/** Returns the state after an observation: a visible element is never hidden again. */
const revealStep = (reveal: RevealState, inView: boolean): RevealState =>
  inView || reveal === "visible" ? "visible" : "waiting";

/** Reveals an element once, when enough of it is in view. Reduced motion leaves it `static`. */
export function useInView() {
  const observed = React.useRef<Element | null>(null);
  const ref = React.useCallback((element: Element | null) => {
    observed.current = element; // no state: each of 40 parts of a page would render twice
  }, []);
  const [reveal, setReveal] = React.useState<RevealState>("static");
  const reduced = useReducedMotion();
  const done = reduced || reveal === "visible";

  React.useEffect(() => {
    if (!observed.current || done) return;
    return observeInView(observed.current, REVEAL_THRESHOLD, (inView) =>
      setReveal((now) => revealStep(now, inView)),
    );
  }, [done]);

  return { ref, reveal: reduced ? "static" : reveal };
}
