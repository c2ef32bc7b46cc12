import * as React from "react";

const subscribe = () => () => undefined;

/** Returns `read()`, or `serverValue` on the server and in the first render of hydration. */
export const useBrowserValue = <T>(read: () => T, serverValue: T): T =>
  React.useSyncExternalStore(subscribe, read, () => serverValue);

/** Returns false on the server and in the first render of hydration. */
export const useHydrated = (): boolean => useBrowserValue(() => true, false);
