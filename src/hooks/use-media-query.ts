import * as React from "react";

/**
 * Returns a width of media queries in ems: `px` where letters have the usual 16 px. A layout then gives way to visitors'
 * larger letters as it does to a narrower window.
 */
export const mediaWidth = (px: number): string => `${px / 16}em`;

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
