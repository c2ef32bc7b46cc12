import * as React from "react";
import { createListeners, type Listeners, useStore } from "./create-store";

const listeners = new Map<string, Listeners>();
// values that couldn't be stored, kept until the visitor leaves the page
const unsaved = new Map<string, string | null>();

/** Returns the text stored under `key`, or null. Never throws. */
export function readStored(key: string): string | null {
  try {
    return unsaved.get(key) ?? window.localStorage.getItem(key);
  } catch {
    return unsaved.get(key) ?? null;
  }
}

/**
 * Stores `text` under `key` (null removes it) and notifies everything that reads the key. Never
 * throws.
 */
export function writeStored(key: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, text); // private window or full storage
  }
  listeners.get(key)?.notify();
}

/**
 * Returns false if storage is blocked or full, in which case the value of `key` is lost when the
 * visitor leaves the page.
 */
export const isStored = (key: string): boolean => !unsaved.has(key);

function listenersOf(key: string): Listeners {
  const existing = listeners.get(key);
  if (existing) return existing;
  const created = createListeners((notify) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) notify(); // null: another tab cleared everything
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  });
  listeners.set(key, created);
  return created;
}

/**
 * Returns the text stored under `key`, in sync with other tabs. Undefined on the server and in the
 * first render.
 */
export function useStored(key: string): string | null | undefined {
  const get = React.useCallback(() => readStored(key), [key]);
  return useStore<string | null | undefined>(
    { subscribe: listenersOf(key).subscribe, get },
    undefined,
  );
}
