import { STORAGE_KEYS } from "../site/storage";
import { createListeners, useStore } from "./create-store";
import { readUrl, replaceUrl, urlWith } from "./url-state";

/**
 * Query parameter that starts preview mode, which lasts until the tab is closed or the visitor ends
 * it.
 */
const PARAMETER = "preview";
const ON = "on";
const { notify, subscribe } = createListeners();
let isForced: boolean | null = null; // used if storage is blocked; lasts until a reload

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
  if (!readUrl().query.has(PARAMETER)) return false;
  store(true);
  return true;
}

/** Ends preview mode in this tab, so that all sections show their built content again. */
export function leavePreview(): void {
  store(false);
  const { query } = readUrl();
  query.delete(PARAMETER);
  replaceUrl(urlWith({ query }));
  notify();
}

/** Returns whether this tab is in preview mode. False on the server and in the first render. */
export const usePreview = (): boolean => useStore({ subscribe, get: isPreview }, false);
