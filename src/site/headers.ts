/** Response headers of the site, for the project's own server and, written by the build, for other hosts. */
import { HASHED_FILE_MAX_AGE_S } from "./limits";

/** Headers of every response. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
  "Content-Security-Policy": "frame-ancestors 'none'",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/**
 * Content types that need no policy of a page: scripts, styles, data, fonts and pictures, but not SVG,
 * which is a document. In syntax that nginx reads too.
 */
export const NEVER_A_PAGE =
  /^(?:text\/(?:css|javascript)|application\/(?:javascript|json)|font\/|image\/(?!svg))/;

/** Pictures of the content API that hold no script. In syntax that nginx reads too. */
export const API_IMAGE = /^image\/(?:jpeg|png|webp|avif|gif)(?=\s*(?:;|$))/i;

/**
 * Encoded slashes, dots, backslashes and control characters, however often encoded: the content API
 * might decode them into another path. In syntax that nginx reads too.
 */
export const UNSAFE_API_PATH = /%(?:25)*(?:2[ef]|5c|[01][0-9a-f]|7f)|\\/i;

/** The policy of the content API's responses, which are never pages. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

export const CACHE_IMMUTABLE = `public, max-age=${HASHED_FILE_MAX_AGE_S}, immutable`;
export const CACHE_REVALIDATE = "public, max-age=0, must-revalidate";

/**
 * Files whose name changes with their content: all of `/static/`, fonts, hashed scripts and styles,
 * and the search index without its manifest. In syntax that nginx reads too.
 */
export const HASHED_FILE =
  /^\/static\/.|^\/fonts\/[^/]+-[0-9a-f]{8}\.woff2$|^\/[^/]+[-.][0-9a-f]{8,}\.(?:js|css)(?:\.map)?$|^\/search\/[0-9a-f]{16,}\.json$/;

/** What a build leaves in `public/` for itself or for other kinds of hosts. In syntax that nginx reads too. */
export const NOT_SERVED =
  /^\/(?:(?:~partytown|_gatsby)\/|(?:(?:webpack\.stats|chunk-map)\.json|_headers|_redirects)(?:\.br|\.gz)?$)|\.map$/;

/** Returns the `Cache-Control` of the file at `pathname`. */
export function cacheControlFor(pathname: string): string {
  return HASHED_FILE.test(pathname) ? CACHE_IMMUTABLE : CACHE_REVALIDATE;
}
