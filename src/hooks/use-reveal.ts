import * as React from "react";
import { createListeners } from "./create-store";
import { observeReached } from "./observe";

/**
 * State of an element that's revealed on scroll: `waiting` if it's below the window and hasn't been
 * reached yet, then `visible`.
 */
export type RevealState = "waiting" | "visible";

/**
 * Notifies when the page is scrolled, but not when it's at the top, because Gatsby scrolls there
 * after a navigation.
 */
const scrolls = createListeners((notify) => {
  const onScroll = () => window.scrollY > 0 && notify();
  window.addEventListener("scroll", onScroll, { passive: true });
  return () => window.removeEventListener("scroll", onScroll);
});

/**
 * Reports when an element should wait to be revealed, and when it's revealed. Elements only wait if
 * they're below the window at the first scroll, so nothing is hidden if nobody scrolls (in
 * full-page screenshots, for example). `onReveal` must be stable.
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
