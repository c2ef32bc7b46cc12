const hex = (char: string): string => `~${char.charCodeAt(0).toString(16).toUpperCase()}`;

/** Matches runs of escapes, and percent signs that begin none. */
const ESCAPES = /(?:%[\da-f]{2})+|%/gi;

/**
 * Decodes the escapes of a path, except those that a path needs: the router encodes once more the escapes that
 * `decodeURI` leaves (`%3A` becomes `%253A`), then knows no page by that name and renders nothing. An escape that a
 * path cannot hold decoded, or that is no UTF-8, is written with a tilde; no page's path has one. So are spaces and control
 * characters: Gatsby's loader asks for the path decoded, and the browser drops them there, so that it finds another page.
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

/** Escapes the percent signs of a fragment with which `decodeURI` would throw. */
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
 * Writes a URL's path and fragment so that Gatsby's router can decode them, on which it throws or shows
 * an empty page otherwise. The URL of a page stays the one of that page; any other is one of none.
 */
export const routableUrl = (url: string): string =>
  url.replace(
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s,
    (_url, path: string, query = "", fragment = "") =>
      routablePath(path) + query + routableFragment(fragment),
  );

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
