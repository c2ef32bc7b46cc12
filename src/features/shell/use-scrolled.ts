import * as React from "react";
import { HEADER_SCROLL_THRESHOLD_PX } from "../../site/limits";

/** `window.scrollY`. Asked in the middle of a change, the browser lays the page out for it. */
let scrolledBy: number | undefined;

function keep(): void {
  scrolledBy = window.scrollY;
}

function read(): number {
  if (scrolledBy !== undefined) return scrolledBy;
  window.addEventListener("scroll", keep, { passive: true });
  keep();
  return window.scrollY;
}

function subscribe(onChange: () => void): () => void {
  read(); // hears of a change before those that ask for it then
  window.addEventListener("scroll", onChange, { passive: true });
  return () => window.removeEventListener("scroll", onChange);
}

/** Whether the page is scrolled by more than `px`. False on the server and in the first render. */
export function useScrolled(px: number = HEADER_SCROLL_THRESHOLD_PX): boolean {
  return React.useSyncExternalStore(
    subscribe,
    () => read() > px,
    () => false,
  );
}
