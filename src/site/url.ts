const hex = (char: string): string => `~${char.charCodeAt(0).toString(16).toUpperCase()}`;

/** Matches runs of escapes, and percent signs that aren't part of an escape. */
const ESCAPES = /(?:%[\da-f]{2})+|%/gi;

/**
 * Decodes a path's escapes where possible. Gatsby's router re-encodes escapes that `decodeURI`
 * leaves (`%3A` becomes `%253A`), then doesn't find the page and renders nothing. Escapes that
 * can't appear decoded in a path, or aren't valid UTF-8, are written with a tilde, which no page's
 * path contains. So are spaces and control characters, because Gatsby's loader requests the decoded
 * path. The browser would strip these characters from it and find a different page.
 */
const routablePath = (path: string): string =>
  path
    .replace(ESCAPES, (escapes) => {
      try {
        return encodeURI(decodeURIComponent(escapes).replace(/[\p{Cc} %/?#\\]/gu, hex));
      } catch {
        return escapes.replaceAll("%", "~");
      }
    })
    .replace(/\/[:*]/g, (start) => `/${hex(start.slice(1))}`); // the router's own patterns

/** Escapes the percent signs in those parts of a fragment on which `decodeURI` would throw. */
const routableFragment = (fragment: string): string =>
  fragment.replace(ESCAPES, (escapes) => {
    try {
      decodeURIComponent(escapes);
      return escapes;
    } catch {
      return escapes.replaceAll("%", "%25");
    }
  });

/**
 * Rewrites a URL's path and fragment so that Gatsby's router can decode them. Otherwise the router
 * throws or shows an empty page. This doesn't change whether the URL matches a page.
 */
export const routableUrl = (url: string): string =>
  url.replace(
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s,
    (_url, path: string, query = "", fragment = "") =>
      routablePath(path) + query + routableFragment(fragment),
  );

/**
 * Returns whether a fragment is an anchor, which refers to an element of the page, rather than
 * `name=value` pairs.
 */
export const isAnchor = (hash: string): boolean => hash.length > 1 && !hash.includes("=");

/**
 * Returns a fragment that contains `values`, including the "#", or "" if there are none. Unlike
 * queries, fragments aren't sent to servers.
 */
export function fragmentOf(values: URLSearchParams): string {
  const text = values.toString();
  // Tildes replace percent signs, because if a chat cuts off the link inside an escape, Gatsby's
  // `decodeURI` would throw.
  return text && `#${text.replaceAll("%", "~")}`;
}

/** Returns a fragment's values. Anchors have none. */
export const readFragment = (hash: string): URLSearchParams =>
  new URLSearchParams(isAnchor(hash) ? "" : hash.slice(1).replaceAll("~", "%"));
