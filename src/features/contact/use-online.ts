import * as React from "react";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/** Whether the browser has a connection. True on the server and in the first render. */
export const useOnline = (): boolean =>
  React.useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
