import { fragmentOf, readFragment } from "../site/url";
import { createListeners, useStore } from "./create-store";

/** Calls `run` when the visitor goes back or forward in the browser's history. Returns a cleanup function. */
export function onPopState(run: () => void): () => void {
  window.addEventListener("popstate", run);
  return () => window.removeEventListener("popstate", run);
}

const { notify, subscribe } = createListeners(onPopState);

/** State in a URL: the query, which a server may read, and the fragment, which never leaves the browser. */
export interface UrlState {
  readonly query: URLSearchParams;
  /** Values of the fragment; empty when it is the anchor of an element. */
  readonly fragment: URLSearchParams;
}

/** Reads the state in the address bar's URL. */
export const readUrl = (): UrlState => ({
  query: new URLSearchParams(window.location.search),
  fragment: readFragment(window.location.hash),
});

/** Returns `path` with `query`, without a question mark when it is empty. */
export function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** Returns the address bar's URL (path, query and fragment) with other state; a part not given stays. */
export function urlWith({ query, fragment }: Partial<UrlState>): string {
  const { pathname, search, hash } = window.location;
  const page = query ? withQuery(pathname, query) : pathname + search;
  return page + (fragment ? fragmentOf(fragment) : hash);
}

/**
 * Changes the URL and notifies its readers. The router's key in the history's state stays, by which it finds scroll
 * positions. Safari throws after a hundred changes in half a minute: the page then goes on under its former URL.
 */
function change(method: "pushState" | "replaceState", url: string): void {
  try {
    window.history[method](window.history.state, "", url);
  } catch {
    return;
  }
  notify();
}

/** Puts `url` into the address bar without navigating or a new history entry. */
export const replaceUrl = (url: string): void => change("replaceState", url);

/** Puts `url` into the address bar without navigating, as a history entry of its own. */
export const pushUrl = (url: string): void => change("pushState", url);

/**
 * Returns `write`, to be called later: it does nothing once the address bar shows another page, whose URL
 * may be there while this one is still shown.
 */
export function onThisPage(write: () => void): () => void {
  const { pathname } = window.location;
  return () => {
    if (window.location.pathname === pathname) write();
  };
}

/** Returns path and query of the address bar; `builtUrl` on the server and in the first render. */
export const useCurrentUrl = (builtUrl: string): string =>
  useStore({ subscribe, get: () => window.location.pathname + window.location.search }, builtUrl);
