import { decoded } from "../site/decoded";
import { afterPaint } from "./after-paint";
import { topOf } from "./entries";
import { holdScroll, letGo } from "./hold-scroll";

/** A page's address, as the router gives it. */
export interface PageAddress {
  readonly pathname: string;
  readonly hash: string;
  /** How the visitor came: by a link or, as "POP", by the browser's own back and forward. */
  readonly action?: string;
  /** Of the history's entry. */
  readonly key?: string;
}

/** Structured data of the page that was built; other pages have none in the browser. */
const BUILT_DATA = 'script[type="application/ld+json"]:not([data-react-helmet])';

/** Runs `run` when the new page is shown and the router has moved its own focus. */
export type Later = (run: () => void) => void;

/** Whether the page is now at `top`, as far as the browser can be exact. */
function scrollTo(top: number): boolean {
  window.scrollTo({ top, behavior: "instant" });
  return Math.abs(window.scrollY - top) < 1;
}

/** Goes to the anchor, once more whenever it, or parts above it, have come. */
function toAnchor(hash: string): boolean {
  document.getElementById(decoded(hash.slice(1)))?.scrollIntoView({ behavior: "instant" });
  return false;
}

/**
 * Whether the router is to scroll, which it does while the new page is put in place: the browser would
 * lay that out in the same task. Only anchors are left to it; others begin in the next frame, before it
 * is shown, at their top or, for who comes back, where they were left (`saved`).
 */
export function routerScrolls(
  to: PageAddress,
  from: PageAddress | null,
  [, saved]: readonly [left: number, top: number | null | undefined],
): boolean {
  letGo();
  if (!from) return true;
  const left = to.action === "POP" ? (topOf(to.key) ?? saved) : null;
  const isBack = typeof left === "number";
  if (to.hash && !isBack) return true;
  const top = isBack ? left : 0;
  requestAnimationFrame(() => holdScroll(() => scrollTo(top)));
  return false;
}

/**
 * Within a page the browser goes to an anchor by itself, but not back or forward to where one was: that
 * is left to us. An entry not seen since the site was opened is gone to where it begins.
 */
export function backWithinPage({ key, hash }: PageAddress): void {
  letGo();
  const top = topOf(key);
  if (top === undefined && hash) toAnchor(hash);
  else scrollTo(top ?? 0);
}

/** What the router gives the focus to, as it puts a new page in place. */
const ROUTER_FOCUS = "gatsby-focus-wrapper";

/**
 * A new page begins at its top at once; the smooth scrolling of styles is for ways within a page. Its
 * heading takes the focus (`afterPageChange`), so the router need not: the browser would lay the page
 * out for that, in the task that puts it in place.
 */
export function beforePageChange(to: PageAddress, from: PageAddress | null): void {
  if (from && from.pathname !== to.pathname) {
    document.documentElement.style.scrollBehavior = "auto";
    const taker = document.getElementById(ROUTER_FOCUS);
    if (taker) taker.focus = to.hash ? HTMLElement.prototype.focus : () => undefined;
  }
}

/**
 * After navigation in place the focus goes to the new page's heading, so that keyboard and screen
 * reader begin where the eye does. An anchor keeps its own target; the first page is left alone.
 */
export function afterPageChange(
  to: PageAddress,
  from: PageAddress | null,
  later: Later = afterPaint,
): void {
  if (!from || from.pathname === to.pathname) return;
  window.dispatchEvent(new Event("site:turned")); // heard by `late-fonts.ts`
  document.querySelector(BUILT_DATA)?.remove();
  later(() => {
    document.documentElement.style.removeProperty("scroll-behavior");
    if (to.hash) {
      // the router goes there once, if it is there already
      if (to.action !== "POP") holdScroll(() => toAnchor(to.hash));
      return;
    }
    const target =
      document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main");
    target?.setAttribute("tabindex", "-1");
    target?.focus({ preventScroll: true });
  });
}
