import * as React from "react";
import { STORAGE_KEYS } from "../site/storage";
import { replaceCurrentUrl } from "./use-current-url";

/** `?preview` in a URL starts preview mode in a tab, which lasts until the visitor leaves it. */
const PARAMETER = "preview";
const ON = "on";
const listeners = new Set<() => void>();
let isForced: boolean | null = null; // without storage, preview mode lasts until a reload

function store(isOn: boolean): void {
  try {
    if (isOn) window.sessionStorage.setItem(STORAGE_KEYS.preview, ON);
    else window.sessionStorage.removeItem(STORAGE_KEYS.preview);
    isForced = null;
  } catch {
    isForced = isOn;
  }
}

function isStored(): boolean {
  try {
    return isForced ?? window.sessionStorage.getItem(STORAGE_KEYS.preview) === ON;
  } catch {
    return isForced ?? false;
  }
}

function isPreview(): boolean {
  if (isStored()) return true;
  if (!new URLSearchParams(window.location.search).has(PARAMETER)) return false;
  store(true);
  return true;
}

/** Ends preview mode in this tab: every section shows its built content again. */
export function leavePreview(): void {
  store(false);
  const { pathname, search, hash } = window.location;
  const parameters = new URLSearchParams(search);
  parameters.delete(PARAMETER);
  const rest = parameters.toString();
  replaceCurrentUrl(pathname + (rest && `?${rest}`) + hash);
  for (const notify of [...listeners]) notify();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** Whether this tab is in preview mode. False on the server and in the first render. */
export const usePreview = (): boolean =>
  React.useSyncExternalStore(subscribe, isPreview, () => false);
