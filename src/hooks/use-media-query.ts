import * as React from "react";

/** Calls `onChange` whenever the result of `query` changes. Returns a cleanup function. */
export function watchMedia(query: string, onChange: (matches: boolean) => void): () => void {
  const list = window.matchMedia?.(query); // some embedded browsers have none
  if (!list) return () => undefined;
  const notify = () => onChange(list.matches);
  list.addEventListener("change", notify);
  return () => list.removeEventListener("change", notify);
}

/** Returns whether `query` matches. False on the server, in the first render and where unknown. */
export function useMediaQuery(query: string): boolean {
  const subscribe = React.useCallback(
    (onChange: () => void) => watchMedia(query, onChange),
    [query],
  );
  return React.useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
