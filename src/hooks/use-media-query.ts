import * as React from "react";

/**
 * Converts the width in a media query to ems, at 16 px per em, so that the layout responds to
 * larger text as it does to a narrower window.
 */
export const mediaWidth = (px: number): string => `${px / 16}em`;

/** Calls `onChange` whenever the result of `query` changes. Returns a cleanup function. */
export function watchMedia(query: string, onChange: (matches: boolean) => void): () => void {
  const list = window.matchMedia?.(query); // missing in some embedded browsers
  if (!list) return () => undefined;
  const notify = () => onChange(list.matches);
  list.addEventListener("change", notify);
  return () => list.removeEventListener("change", notify);
}

/** Returns false on the server, in the first render, and in browsers without `matchMedia`. */
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
