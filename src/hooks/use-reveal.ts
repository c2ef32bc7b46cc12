import * as React from "react";
import { createListeners } from "./create-store";
import { observeReached } from "./observe";

/** `waiting`: below the window, and not reached yet. `visible`: reached after that. */
export type RevealState = "waiting" | "visible";

/** Scrolls away from the top. After a navigation Gatsby scrolls to it, which the visitor didn't do. */
const scrolls = createListeners((notify) => {
  const onScroll = () => window.scrollY > 0 && notify();
  window.addEventListener("scroll", onScroll, { passive: true });
  return () => window.removeEventListener("scroll", onScroll);
});

/**
 * Reports when the element of `ref` is to wait for its reveal, and when it's revealed. It waits only if it's below the
 * window at the first scroll: pages that nobody scrolls, such as those of tools that take full-page pictures, hide
 * nothing. `onReveal` has to be stable.
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
