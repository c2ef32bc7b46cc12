import { fragmentOf, readFragment } from "../site/url";
import { createListeners, useStore } from "./create-store";

/** Calls `run` when the visitor goes back or forward. Returns a cleanup function. */
export function onPopState(run: () => void): () => void {
  window.addEventListener("popstate", run);
  return () => window.removeEventListener("popstate", run);
}

const { notify, subscribe } = createListeners(onPopState);

/** State kept in the URL. Servers see the query, but never the fragment. */
export interface UrlState {
  readonly query: URLSearchParams;
  /** Empty if the fragment is an anchor. */
  readonly fragment: URLSearchParams;
}

export const readUrl = (): UrlState => ({
  query: new URLSearchParams(window.location.search),
  fragment: readFragment(window.location.hash),
});

export function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** Returns the current URL (path, query and fragment) with the given parts replaced. */
export function urlWith({ query, fragment }: Partial<UrlState>): string {
  const { pathname, search, hash } = window.location;
  const page = query ? withQuery(pathname, query) : pathname + search;
  return page + (fragment ? fragmentOf(fragment) : hash);
}

/**
 * Changes the URL and notifies everything that reads it. Keeps the router's key in `history.state`,
 * which the router needs to restore scroll positions. If Safari refuses the change, as it does
 * after 100 in 30 seconds, the URL stays as it is.
 */
function change(method: "pushState" | "replaceState", url: string): void {
  try {
    window.history[method](window.history.state, "", url);
  } catch {
    return;
  }
  notify();
}

/** Replaces the current URL without navigating. */
export const replaceUrl = (url: string): void => change("replaceState", url);

/** Adds a history entry for `url` without navigating. */
export const pushUrl = (url: string): void => change("pushState", url);

/**
 * Returns a version of `write` that does nothing once the address bar shows another page, because
 * the URL may change before this page is replaced.
 */
export function onThisPage(write: () => void): () => void {
  const { pathname } = window.location;
  return () => {
    if (window.location.pathname === pathname) write();
  };
}

/** Returns the current path and query, or `builtUrl` on the server and in the first render. */
export const useCurrentUrl = (builtUrl: string): string =>
  useStore({ subscribe, get: () => window.location.pathname + window.location.search }, builtUrl);
