/** Returns whether a URL's fragment is an anchor, which names an element of the page; values are `name=value`. */
export const isAnchor = (hash: string): boolean => hash.length > 1 && !hash.includes("=");

/**
 * Returns the fragment that holds `values`, "#" included; empty without any. Unlike a query, browsers
 * send it to nobody.
 */
export function fragmentOf(values: URLSearchParams): string {
  const text = values.toString();
  // no percent signs: a link that a chat cuts off within one would make Gatsby's `decodeURI` throw
  return text && `#${text.replaceAll("%", "~")}`;
}

/** Reads the values of a fragment; an anchor has none. */
export const readFragment = (hash: string): URLSearchParams =>
  new URLSearchParams(isAnchor(hash) ? "" : hash.slice(1).replaceAll("~", "%"));
