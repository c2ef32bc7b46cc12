import { readUrl, replaceUrl, urlWith } from "../../hooks/url-state";
import { isAnchor, readFragment } from "../../site/url";
import { EMPTY_TOOL_STATE } from "./tool-state";

/** The values that tools and phones keep in the URL. */
const NAMES: readonly string[] = [...Object.keys(EMPTY_TOOL_STATE), "menu", "language"];

/** Writes `values` into the URL's fragment in place: no new history entry, no loading. */
export const writeToolUrl = (values: URLSearchParams): void =>
  replaceUrl(urlWith({ fragment: values }));

/** Reads the values from the URL's fragment; those in the query of an older link are moved there. */
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
 * Puts the values back into the URL when a link to an anchor of the page has replaced them. Returns a
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
