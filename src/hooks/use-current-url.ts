import * as React from "react";

const listeners = new Set<() => void>();

/** Puts `url` (path and query) into the address bar without navigating or a new history entry. */
export function replaceCurrentUrl(url: string): void {
  window.history.replaceState(window.history.state, "", url);
  for (const notify of [...listeners]) notify();
}

/**
 * Returns `write`, to be called later: it does nothing once the address bar shows another page, whose URL
 * may be there while this one is still shown.
 */
export function onThisPage(write: () => void): () => void {
  const { pathname } = window.location;
  return () => {
    if (window.location.pathname === pathname) write();
  };
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener("popstate", onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener("popstate", onChange);
  };
}

/** Path and query of the address bar; `builtUrl` on the server and in the first render. */
export const useCurrentUrl = (builtUrl: string): string =>
  React.useSyncExternalStore(
    subscribe,
    () => window.location.pathname + window.location.search,
    () => builtUrl,
  );
