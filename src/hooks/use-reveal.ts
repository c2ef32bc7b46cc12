import * as React from "react";
import { createListeners } from "./create-store";
import { observeReached } from "./observe";

/** `waiting` is below the window and not reached yet. `visible` has been reached since. */
export type RevealState = "waiting" | "visible";

/** Ignores scrolling to the top, which Gatsby does after a navigation. */
const scrolls = createListeners((notify) => {
  const onScroll = () => window.scrollY > 0 && notify();
  window.addEventListener("scroll", onScroll, { passive: true });
  return () => window.removeEventListener("scroll", onScroll);
});

/**
 * Reports when the element should wait for its reveal, and when it's revealed. It only waits if
 * it's below the window at the first scroll, so nothing is hidden on pages that nobody scrolls
 * (full-page screenshots, for example). `onReveal` must be stable.
 */
export function useReveal<T extends Element>(
  ref: React.RefObject<T>,
  onReveal: (state: RevealState, element: T) => void,
): void {
  React.useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let stop = scrolls.subscribe(() => {
      stop();
      stop = observeReached(element, (isReached) =>
        onReveal(isReached ? "visible" : "waiting", element),
      );
    });
    return () => stop();
  }, [ref, onReveal]);
}
