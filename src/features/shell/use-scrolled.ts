import * as React from "react";

const listeners = new Set<() => void>();
let scrollY = 0; // kept, because reading `window.scrollY` after a change forces a layout

function onScroll(): void {
  scrollY = window.scrollY;
  for (const notify of [...listeners]) notify();
}

function subscribe(notify: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("scroll", onScroll, { passive: true });
    scrollY = window.scrollY;
  }
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
    if (listeners.size === 0) window.removeEventListener("scroll", onScroll);
  };
}

/** Whether the page is scrolled by more than `px`. False on the server and in the first render. */
export const useScrolled = (px: number): boolean =>
  React.useSyncExternalStore(
    subscribe,
    () => scrollY > px,
    () => false,
  );
