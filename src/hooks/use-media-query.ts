import * as React from "react";

/** Runs `onChange` whenever the answer to `query` changes. Returns how to stop. */
export function watchMedia(query: string, onChange: (matches: boolean) => void): () => void {
  const list = window.matchMedia?.(query); // some embedded browsers have none
  if (!list) return () => undefined;
  const report = () => onChange(list.matches);
  list.addEventListener("change", report);
  return () => list.removeEventListener("change", report);
}

/** Whether `query` holds now. False on the server, in the first render and where unknown. */
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
