import { SCROLL_HOLD_MS } from "../site/limits";

/** What a visitor does who wants to be elsewhere. */
const MOVES = ["wheel", "touchstart", "pointerdown", "keydown"];

let release: () => void = () => undefined;

/**
 * Runs `place` now and whenever the page has grown: the parts of a new page come one after the other,
 * and the place in it may not be there yet. Ends when `place` says true, when the visitor moves, with
 * the next page (`letGo`), or after some seconds.
 */
export function holdScroll(place: () => boolean): void {
  letGo();
  if (place()) return;
  const over = new AbortController();
  const growth = new ResizeObserver(() => {
    if (place()) letGo();
  });
  const timer = setTimeout(letGo, SCROLL_HOLD_MS);
  release = () => {
    clearTimeout(timer);
    growth.disconnect();
    over.abort();
  };
  growth.observe(document.body);
  for (const move of MOVES) {
    addEventListener(move, letGo, { capture: true, passive: true, signal: over.signal });
  }
}

export function letGo(): void {
  release();
  release = () => undefined;
}
