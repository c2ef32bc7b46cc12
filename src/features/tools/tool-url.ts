import { readUrl, replaceUrl, urlWith } from "../../hooks/url-state";
import { isAnchor, readFragment } from "../../site/url";
import { EMPTY_TOOL_STATE } from "./tool-state";

/** Names of the values that the tools and phone mock-ups keep in the URL. */
const NAMES: readonly string[] = [...Object.keys(EMPTY_TOOL_STATE), "menu", "language"];

/** Replaces the URL's fragment without a new history entry or a page load. */
export const writeToolUrl = (values: URLSearchParams): void =>
  replaceUrl(urlWith({ fragment: values }));

/**
 * Reads the values from the URL's fragment. Older links have the values in the query, from where
 * they're moved to the fragment first.
 */
export function readToolUrl(): URLSearchParams {
  const { query } = readUrl();
  const old = [...query].filter(([name]) => NAMES.includes(name));
  if (old.length > 0) {
    for (const [name] of old) query.delete(name);
    replaceUrl(urlWith({ query, fragment: new URLSearchParams(old) }));
  }
  return readUrl().fragment;
}

/**
 * Puts the values back into the URL after an anchor link on the page has replaced them. Returns a
 * cleanup function.
 */
export function keepToolUrl(): () => void {
  const onHashChange = ({ oldURL }: HashChangeEvent) => {
    const { pathname, hash } = new URL(oldURL);
    const isSamePage = pathname === window.location.pathname;
    if (isSamePage && hash.includes("=") && isAnchor(window.location.hash))
      writeToolUrl(readFragment(hash));
  };
  window.addEventListener("hashchange", onHashChange);
  return () => window.removeEventListener("hashchange", onHashChange);
}
