/** Defines the response headers of the site, for every host. */

const HASHED_FILE_MAX_AGE_S = 31_536_000;

/** Content security policy of responses that are never a page. */
export const NO_PAGE_POLICY = "frame-ancestors 'none'";

/** Headers of every response. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
  "Content-Security-Policy": NO_PAGE_POLICY,
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** Content security policy of documents that are no pages, SVG and the content API's responses: they may do nothing. */
export const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Matches content types that need no policy of a page: scripts, styles, data, fonts and pictures, but not SVG, which is
 * a document.
 */
export const NEVER_A_PAGE =
  /^(?:text\/(?:css|javascript)|application\/(?:javascript|json)|font\/|image\/(?!svg))/;

/** Matches content types of the content API's pictures that hold no script. */
export const API_IMAGE = /^image\/(?:jpeg|png|webp|avif|gif)(?=\s*(?:;|$))/i;

/**
 * Matches text that the content API might decode into another path, however often encoded: slashes, dots, backslashes
 * and control characters, bytes that no UTF-8 has and its overlong forms (RFC 3629, section 3), and segments that begin
 * with a dot, such as `..;`.
 */
export const UNSAFE_API_PATH =
  /%(?:25)*(?:2[ef]|5c|[01][0-9a-f]|7f|c[01]|f[5-9a-f]|e0%(?:25)*[89][0-9a-f]|f0%(?:25)*8[0-9a-f])|\\|\/\./i;

/** Headers of every response that is no part of the site: the content API's, and errors. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  ...SECURITY_HEADERS,
  "Content-Security-Policy": INERT_POLICY,
};

const SVG = /^image\/svg\+xml/;

/**
 * Returns the headers of a response of the site by its content type: a page's policy only where there may be a page.
 * `site` holds the headers that the build has stored, by name.
 */
export function siteHeaders(
  site: Readonly<Record<string, string>>,
  contentType: string | null,
): Readonly<Record<string, string>> {
  const type = contentType ?? "";
  return {
    ...SECURITY_HEADERS,
    ...site,
    ...(NEVER_A_PAGE.test(type) && { "Content-Security-Policy": NO_PAGE_POLICY }),
    ...(SVG.test(type) && { "Content-Security-Policy": INERT_POLICY }),
  };
}

export const CACHE_IMMUTABLE = `public, max-age=${HASHED_FILE_MAX_AGE_S}, immutable`;
export const CACHE_REVALIDATE = "public, max-age=0, must-revalidate";

/**
 * Matches files whose name changes with their content: all of `/static/`, fonts, hashed scripts and styles, and the
 * search index without its manifest.
 */
export const HASHED_FILE =
  /^\/static\/.|^\/fonts\/[^/]+-[0-9a-f]{8}\.woff2$|^\/[^/]+[-.][0-9a-f]{8,}\.(?:js|css)(?:\.map)?$|^\/search\/[0-9a-f]{16,}\.json$/;

/** Matches files of `public/` that are only for the build itself or for other kinds of hosts. */
export const NOT_SERVED =
  /^\/(?:(?:~partytown|_gatsby)\/|(?:(?:webpack\.stats|chunk-map)\.json|_headers|\.assetsignore)(?:\.br|\.gz)?$)|\.map$/;

/** Returns the `Cache-Control` of the file at `pathname`. */
export function cacheControlFor(pathname: string): string {
  return HASHED_FILE.test(pathname) ? CACHE_IMMUTABLE : CACHE_REVALIDATE;
}
