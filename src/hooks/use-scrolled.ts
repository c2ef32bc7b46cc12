import * as React from "react";
import { HEADER_SCROLL_THRESHOLD_PX } from "../site/limits";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("scroll", onChange, { passive: true });
  return () => window.removeEventListener("scroll", onChange);
}

/** Whether the page is scrolled by more than `px`. False on the server and in the first render. */
export function useScrolled(px: number = HEADER_SCROLL_THRESHOLD_PX): boolean {
  return React.useSyncExternalStore(
    subscribe,
    () => window.scrollY > px,
    () => false,
  );
}
