/** Path of the page that is shown. On the way back the address bar is ahead of it for some frames. */
let shownPath = "";

export function setShownPath(pathname: string): void {
  shownPath = pathname;
}

/**
 * Hides scroll events from Gatsby while the address is already the next page's: going back, the browser
 * scrolls the page that is being left, and Gatsby would save that as the position where it was left.
 */
export function hideScrollOfLeavingPage(): void {
  const onScroll = (event: Event) => {
    if (window.location.pathname !== shownPath) event.stopImmediatePropagation();
  };
  window.addEventListener("scroll", onScroll, { capture: true });
}

/** Runs `run` once the router has moved the focus, which it does in an effect after `onRouteUpdate`. */
const afterRouter = (run: () => void) => requestAnimationFrame(() => setTimeout(run));

/**
 * Moves the focus to the new page's `h1` (else to `main`) after a navigation in place, so that keyboard
 * and screen reader begin where the eye does.
 */
export function focusHeading(): void {
  afterRouter(() => {
    const target =
      document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main");
    target?.setAttribute("tabindex", "-1");
    target?.focus({ preventScroll: true });
  });
}

/** Scrolls visibly to the top; at once for a visitor who asked for less motion. */
export function scrollUpSmoothly(): void {
  const isReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  afterRouter(() => window.scrollTo({ top: 0, behavior: isReduced ? "auto" : "smooth" }));
}
