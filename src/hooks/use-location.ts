import * as React from "react";

const listeners = new Set<() => void>();

/** Puts `address` (path and query) into the address bar without navigating or a new history entry. */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, "", address);
  for (const tell of [...listeners]) tell();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener("popstate", onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener("popstate", onChange);
  };
}

/** Path and query of the address bar; `builtAddress` on the server and in the first render. */
export const useAddress = (builtAddress: string): string =>
  React.useSyncExternalStore(
    subscribe,
    () => window.location.pathname + window.location.search,
    () => builtAddress,
  );
