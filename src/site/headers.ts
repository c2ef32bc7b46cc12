/**
 * Response headers of every host of the site, declared once: the project's own server reads them,
 * the build writes them for others.
 */
import { HASHED_FILE_MAX_AGE_S } from "./limits";

/** Sent with every answer. */
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
 * Types of what can never be a page, so that the page's policy would be bytes for nothing: scripts,
 * styles, data, fonts and pictures, but not SVG, which is a document. Written so that nginx reads it.
 */
export const NEVER_A_PAGE =
  /^(?:text\/(?:css|javascript)|application\/(?:javascript|json)|font\/|image\/(?!svg))/;

/** The policy of what the content API says: whatever that is, it is no page of ours. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

export const CACHE_IMMUTABLE = `public, max-age=${HASHED_FILE_MAX_AGE_S}, immutable`;
export const CACHE_REVALIDATE = "public, max-age=0, must-revalidate";

/**
 * Files whose name changes with their content: all of `/static/`, fonts, hashed scripts and styles,
 * and the search index but for its manifest. Written so that nginx reads it too.
 */
export const HASHED_FILE =
  /^\/static\/.|^\/fonts\/[^/]+-[0-9a-f]{8}\.woff2$|^\/[^/]+[-.][0-9a-f]{8,}\.(?:js|css)(?:\.map)?$|^\/search\/[0-9a-f]{16,}\.json$/;

/** How long a copy of the file at `pathname` may be used without asking. */
export function cacheControlFor(pathname: string): string {
  return HASHED_FILE.test(pathname) ? CACHE_IMMUTABLE : CACHE_REVALIDATE;
}
