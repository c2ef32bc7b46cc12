import * as React from "react";

const listeners = new Map<string, Set<() => void>>();
const unsaved = new Map<string, string | null>(); // refused by storage, for this page load

/** Returns the text stored under `key`; null when there is none. Never throws. */
export function readStored(key: string): string | null {
  try {
    return unsaved.get(key) ?? window.localStorage.getItem(key);
  } catch {
    return unsaved.get(key) ?? null;
  }
}

/** Stores `text` under `key` (null removes it) and notifies every reader. Never throws. */
export function writeStored(key: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, text); // private window or full storage
  }
  for (const notify of [...(listeners.get(key) ?? [])]) notify();
}

function subscribe(key: string, onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange(); // null: another tab cleared everything
  };
  const own = listeners.get(key) ?? new Set();
  listeners.set(key, own.add(onChange));
  window.addEventListener("storage", onStorage);
  return () => {
    own.delete(onChange);
    window.removeEventListener("storage", onStorage);
  };
}

/** Reads the text stored under `key`, in all tabs; undefined on the server and in the first render. */
export function useStored(key: string): string | null | undefined {
  const listen = React.useCallback((onChange: () => void) => subscribe(key, onChange), [key]);
  return React.useSyncExternalStore(
    listen,
    () => readStored(key),
    () => undefined,
  );
}
