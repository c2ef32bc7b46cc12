import * as React from "react";

/** Runs `run` when the visitor goes back or forward: what outlives the page closes what it has open. */
export function useHistoryTraversal(run: () => void): void {
  React.useEffect(() => {
    window.addEventListener("popstate", run);
    return () => window.removeEventListener("popstate", run);
  }, [run]);
}
