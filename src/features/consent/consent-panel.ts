import * as React from "react";

/** Whether the visitor has reopened the analytics notice; shared by all components. */
let asked = false;
const listeners = new Set<() => void>();

function setAsked(next: boolean): void {
  asked = next;
  for (const notify of [...listeners]) notify();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** Reopens the notice, whatever was chosen. */
export const openConsentPanel = (): void => setAsked(true);
export const closeConsentPanel = (): void => setAsked(false);

/** Whether the notice is reopened. False on the server and in the first render. */
export function useConsentPanel(): boolean {
  return React.useSyncExternalStore(
    subscribe,
    () => asked,
    () => false,
  );
}
