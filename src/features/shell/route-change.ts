interface HistoryEntry {
  readonly pathname: string;
  /** The router's key for the entry. It stays the same when the visitor goes back to the entry. */
  readonly key?: string;
}

/**
 * History entry of the visible page. When the visitor goes back, the address bar changes a few
 * frames before the page does.
 */
let shown: HistoryEntry = { pathname: "" };
/**
 * Scroll positions by history entry key, each with the entry's path when the position was saved.
 */
const scrollPositions = new Map<string, { readonly top: number; readonly pathname: string }>();

/**
 * Returns whether the address bar shows the visible page. Keys are compared too, because a search
 * may have changed the path.
 */
const isAddressShown = (): boolean =>
  window.location.pathname === shown.pathname ||
  // "initial" is the router's key for an entry without state
  (window.history.state?.key ?? "initial") === shown.key;

export function setShownPage({ pathname, key }: HistoryEntry): void {
  shown = { pathname, key };
}

/**
 * Hides scroll events from Gatsby while the address bar already shows the next page's path. When
 * the visitor goes back, the browser scrolls the old page, and Gatsby would save that position as
 * the next page's.
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
 * it. For example, a search on page 2 of a list switches to page 1 (`replaceUrl`).
 */
export const wasAtOtherPath = ({ pathname, key = "" }: HistoryEntry): boolean =>
  (scrollPositions.get(key)?.pathname ?? pathname) !== pathname;

/**
 * Restores the scroll position, or scrolls to the top if the page is new. Needed on pages that keep
 * values in the URL's fragment, because Gatsby mistakes them for an anchor and doesn't scroll.
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
 * Focuses the page's `h1`, or `main` if it has none, so that keyboard users and screen readers
 * continue there.
 */
export function focusHeading(): void {
  focusInPlace(document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main"));
}

/**
 * Opens an anchor's target if it's a `details`. On a new page, it also focuses the target, so that
 * keyboard users and screen readers continue there. Within a page, browsers do that themselves.
 */
export function showAnchor(hash: string, isNewPage: boolean): void {
  const target = document.getElementById(decodeURI(hash.slice(1))); // decoded as Gatsby decodes it
  const isDetails = target instanceof HTMLDetailsElement;
  if (isDetails) target.open = true;
  if (isNewPage) focusInPlace(isDetails ? target.querySelector("summary") : target);
}

function focusInPlace(target: HTMLElement | null): void {
  if (target && target.tabIndex < 0) target.setAttribute("tabindex", "-1");
  target?.focus({ preventScroll: true });
}

/** Scrolls smoothly to the top, or jumps there under reduced motion. */
export function scrollToTopSmoothly(): void {
  const isReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  afterRouter(() => window.scrollTo({ top: 0, behavior: isReduced ? "auto" : "smooth" }));
}
