import * as React from "react";

const never = () => () => undefined;

/** Whether scripts run: false on the server and in the first render. */
export function useHydrated(): boolean {
  return React.useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
