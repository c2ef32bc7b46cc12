const hex = (char: string): string => `~${char.charCodeAt(0).toString(16).toUpperCase()}`;

/** Runs of escapes, and percent signs that aren't part of one. */
const ESCAPES = /(?:%[\da-f]{2})+|%/gi;

/**
 * Decodes a path's escapes, except those it needs. The router re-encodes escapes that `decodeURI`
 * leaves (`%3A` becomes `%253A`), then doesn't find the page and renders nothing. Escapes that
 * can't appear decoded in a path, or aren't valid UTF-8, are written with a tilde, which no page's
 * path contains. The same goes for spaces and control characters: Gatsby's loader requests the
 * decoded path, and the browser would strip them and find a different page.
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

/** Escapes percent signs of a fragment on which `decodeURI` would throw. */
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
 * Rewrites a URL's path and fragment so that Gatsby's router can decode them. Otherwise it throws
 * or shows an empty page. URLs of pages still lead to the same page, and others to none.
 */
export const routableUrl = (url: string): string =>
  url.replace(
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s,
    (_url, path: string, query = "", fragment = "") =>
      routablePath(path) + query + routableFragment(fragment),
  );

/**
 * Returns whether a fragment is an anchor, which names an element of the page, rather than
 * `name=value` pairs.
 */
export const isAnchor = (hash: string): boolean => hash.length > 1 && !hash.includes("=");

/**
 * Returns the fragment that holds `values`, including "#". Empty if there are none. Browsers don't
 * send fragments to servers, unlike queries.
 */
export function fragmentOf(values: URLSearchParams): string {
  const text = values.toString();
  // Avoid percent signs: if a chat cuts the link off inside an escape, Gatsby's `decodeURI` would
  // throw.
  return text && `#${text.replaceAll("%", "~")}`;
}

/** Anchors have no values. */
export const readFragment = (hash: string): URLSearchParams =>
  new URLSearchParams(isAnchor(hash) ? "" : hash.slice(1).replaceAll("~", "%"));
