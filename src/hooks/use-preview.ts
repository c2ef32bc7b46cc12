import * as React from "react";
import { STORAGE_KEYS } from "../site/storage";
import { replaceCurrentUrl } from "./use-current-url";

/** Preview mode is one tab's: it begins with `?preview` in an address and lasts until it is left. */
const PARAMETER = "preview";
const ON = "on";
const listeners = new Set<() => void>();
let isForced: boolean | null = null; // where storage is closed, preview lasts until a reload

function keep(isOn: boolean): void {
  try {
    if (isOn) window.sessionStorage.setItem(STORAGE_KEYS.preview, ON);
    else window.sessionStorage.removeItem(STORAGE_KEYS.preview);
    isForced = null;
  } catch {
    isForced = isOn;
  }
}

function isKept(): boolean {
  try {
    return isForced ?? window.sessionStorage.getItem(STORAGE_KEYS.preview) === ON;
  } catch {
    return isForced ?? false;
  }
}

function isPreview(): boolean {
  if (isKept()) return true;
  if (!new URLSearchParams(window.location.search).has(PARAMETER)) return false;
  keep(true);
  return true;
}

/** Ends preview mode in this tab; every section goes back to what was built. */
export function leavePreview(): void {
  keep(false);
  const { pathname, search, hash } = window.location;
  const parameters = new URLSearchParams(search);
  parameters.delete(PARAMETER);
  const rest = parameters.toString();
  replaceCurrentUrl(pathname + (rest && `?${rest}`) + hash);
  for (const notify of [...listeners]) notify();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
}

/** Whether this tab shows what a rebuild would publish. False on the server and at first. */
export const usePreview = (): boolean =>
  React.useSyncExternalStore(subscribe, isPreview, () => false);
