interface HistoryEntry {
  readonly pathname: string;
  /** Key of the entry by the router, the same on the way back. */
  readonly key?: string;
}

/** History entry of the page that is shown. Going back, the address bar is ahead of it for some frames. */
let shown: HistoryEntry = { pathname: "" };
/** The scroll position of each entry by its key, and the path under which the router knew the entry then. */
const scrollPositions = new Map<string, { readonly top: number; readonly pathname: string }>();

/** Returns whether the address bar shows the entry of the shown page: a search may have given it another path. */
const isAddressShown = (): boolean =>
  window.location.pathname === shown.pathname ||
  (window.history.state?.key ?? "initial") === shown.key; // the router's key of an entry without state

export function setShownPage({ pathname, key }: HistoryEntry): void {
  shown = { pathname, key };
}

/**
 * Hides scroll events from Gatsby while the address bar already has the next page's path: going back,
 * the browser scrolls the old page, and Gatsby would save that as its scroll position.
 */
export function hideScrollOfOldPage(): void {
  const onScroll = (event: Event) => {
    const { pathname, key } = shown;
    if (!isAddressShown()) event.stopImmediatePropagation();
    else if (key) scrollPositions.set(key, { top: window.scrollY, pathname });
  };
  window.addEventListener("scroll", onScroll, { capture: true });
}

/**
 * Returns whether the position of an entry was saved under another path, by which Gatsby does not find it: a search
 * from page 2 of a list shows page 1 (`replaceUrl`).
 */
export const wasAtOtherPath = ({ pathname, key = "" }: HistoryEntry): boolean =>
  (scrollPositions.get(key)?.pathname ?? pathname) !== pathname;

/**
 * Scrolls a page whose URL's fragment holds values: to its top or, on the way back, to where it was left.
 * Gatsby takes every fragment for an anchor and scrolls to nothing.
 */
export function restoreScroll({ key = "" }: HistoryEntry): void {
  const top = scrollPositions.get(key)?.top ?? 0;
  document.documentElement.classList.toggle("laid-out", top > 0);
  window.scrollTo(0, top);
}

let waiting: readonly (() => void)[] = [];

/** Runs `run` once the router has moved the focus to the new page: see `AfterRouter`. */
export const afterRouter = (run: () => void): void => {
  waiting = [...waiting, run];
};

/** Runs the callbacks that wait for the router, once each. */
export function runAfterRouter(): void {
  const runs = waiting;
  waiting = [];
  for (const run of runs) run();
}

/** Focuses the page's `h1` (or `main` without one), so that keyboard and screen reader continue there. */
export function focusHeading(): void {
  const target = document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main");
  target?.setAttribute("tabindex", "-1");
  target?.focus({ preventScroll: true });
}

/** Scrolls smoothly to the top; immediately for a visitor who asked for less motion. */
export function scrollToTopSmoothly(): void {
  const isReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  afterRouter(() => window.scrollTo({ top: 0, behavior: isReduced ? "auto" : "smooth" }));
}
