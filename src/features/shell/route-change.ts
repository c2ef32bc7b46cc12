/** Path of the page that is shown. Going back, the address bar is ahead of it for some frames. */
let shownPath = "";

export function setShownPath(pathname: string): void {
  shownPath = pathname;
}

/**
 * Hides scroll events from Gatsby while the address bar already has the next page's path: going back,
 * the browser scrolls the old page, and Gatsby would save that as its scroll position.
 */
export function hideScrollOfOldPage(): void {
  const onScroll = (event: Event) => {
    if (window.location.pathname !== shownPath) event.stopImmediatePropagation();
  };
  window.addEventListener("scroll", onScroll, { capture: true });
}

/** Runs `run` after the router has moved the focus, which it does in an effect after `onRouteUpdate`. */
const afterRouter = (run: () => void) => requestAnimationFrame(() => setTimeout(run));

/**
 * Moves the focus to the new page's `h1` (else to `main`) after a client navigation, where keyboard and
 * screen reader continue.
 */
export function focusHeading(): void {
  afterRouter(() => {
    const target =
      document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main");
    target?.setAttribute("tabindex", "-1");
    target?.focus({ preventScroll: true });
  });
}

/** Scrolls smoothly to the top; immediately for a visitor who asked for less motion. */
export function scrollToTopSmoothly(): void {
  const isReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  afterRouter(() => window.scrollTo({ top: 0, behavior: isReduced ? "auto" : "smooth" }));
}
