interface HistoryEntry {
  readonly pathname: string;
  /** The router's key of the entry. It's the same when the visitor goes back to it. */
  readonly key?: string;
}

/**
 * History entry of the visible page. When the visitor goes back, the address bar changes a few
 * frames earlier.
 */
let shown: HistoryEntry = { pathname: "" };
/**
 * Scroll position of each history entry by key, and the path that the router knew the entry by at
 * the time.
 */
const scrollPositions = new Map<string, { readonly top: number; readonly pathname: string }>();

/**
 * Returns whether the address bar belongs to the visible page. Compares keys as well, because a
 * search may have changed the path.
 */
const isAddressShown = (): boolean =>
  window.location.pathname === shown.pathname ||
  // "initial" is the router's key for an entry without state
  (window.history.state?.key ?? "initial") === shown.key;

export function setShownPage({ pathname, key }: HistoryEntry): void {
  shown = { pathname, key };
}

/**
 * Hides scroll events from Gatsby while the address bar already has the next page's path. When the
 * visitor goes back, the browser scrolls the old page, and Gatsby would save that as the next
 * page's position.
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
 * Returns whether an entry's position was saved under another path, where Gatsby doesn't look for
 * it. A search on page 2 of a list, for example, switches to page 1 (`replaceUrl`).
 */
export const wasAtOtherPath = ({ pathname, key = "" }: HistoryEntry): boolean =>
  (scrollPositions.get(key)?.pathname ?? pathname) !== pathname;

/**
 * Restores the scroll position, or scrolls to the top of a new page. Needed for pages with values
 * in the URL's fragment, because Gatsby takes them for an anchor and doesn't scroll.
 */
export function restoreScroll({ key = "" }: HistoryEntry): void {
  const top = scrollPositions.get(key)?.top ?? 0;
  document.documentElement.classList.toggle("laid-out", top > 0);
  window.scrollTo(0, top);
}

let waiting: readonly (() => void)[] = [];

/** Calls `run` after the router has moved the focus to the new page (see `AfterRouter`). */
export const afterRouter = (run: () => void): void => {
  waiting = [...waiting, run];
};

export function runAfterRouter(): void {
  const runs = waiting;
  waiting = [];
  for (const run of runs) run();
}

/**
 * Focuses the page's `h1`, or `main` if there's none, so that keyboards and screen readers continue
 * there.
 */
export function focusHeading(): void {
  const target = document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main");
  target?.setAttribute("tabindex", "-1");
  target?.focus({ preventScroll: true });
}

/** Scrolls smoothly to the top, or jumps there under reduced motion. */
export function scrollToTopSmoothly(): void {
  const isReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  afterRouter(() => window.scrollTo({ top: 0, behavior: isReduced ? "auto" : "smooth" }));
}
