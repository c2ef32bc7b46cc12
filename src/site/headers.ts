/** Response headers of the site, for both hosts. */

const HASHED_FILE_MAX_AGE_S = 31_536_000;

/** Content-Security-Policy of responses that are never pages. */
export const NO_PAGE_POLICY = "frame-ancestors 'none'";

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
  "Content-Security-Policy": NO_PAGE_POLICY,
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/**
 * Content-Security-Policy of SVG and the content API's responses. They aren't pages and may not do
 * anything.
 */
export const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Content types that don't need a page's policy: scripts, styles, data, fonts and pictures.
 * Excludes SVG, which is a document.
 */
export const NEVER_A_PAGE =
  /^(?:text\/(?:css|javascript)|application\/(?:javascript|json)|font\/|image\/(?!svg))/;

/** Content types of the content API's pictures that can't contain scripts. */
export const API_IMAGE = /^image\/(?:jpeg|png|webp|avif|gif)(?=\s*(?:;|$))/i;

/**
 * Text that the content API might decode into a different path, however often it's encoded:
 * slashes, dots, backslashes and control characters, invalid and overlong UTF-8 (RFC 3629, section
 * 3), and segments that start with a dot, such as `..;`.
 */
export const UNSAFE_API_PATH =
  /%(?:25)*(?:2[ef]|5c|[01][0-9a-f]|7f|c[01]|f[5-9a-f]|e0%(?:25)*[89][0-9a-f]|f0%(?:25)*8[0-9a-f])|\\|\/\./i;

/** Headers of the content API's responses and of errors. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  ...SECURITY_HEADERS,
  "Content-Security-Policy": INERT_POLICY,
};

const SVG = /^image\/svg\+xml/;

/**
 * Returns the headers of a response by its content type. Only possible pages get the page policy.
 * `site` contains the headers that the build stored.
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
 * Files whose name changes with their content: `/static/`, fonts, hashed scripts and styles, and
 * the search index except its manifest.
 */
export const HASHED_FILE =
  /^\/static\/.|^\/fonts\/[^/]+-[0-9a-f]{8}\.woff2$|^\/[^/]+[-.][0-9a-f]{8,}\.(?:js|css)(?:\.map)?$|^\/search\/[0-9a-f]{16,}\.json$/;

/** Files of `public/` that are only for the build or for other hosts. */
export const NOT_SERVED =
  /^\/(?:(?:~partytown|_gatsby)\/|(?:(?:webpack\.stats|chunk-map)\.json|_headers|\.assetsignore)(?:\.br|\.gz)?$)|\.map$/;

export function cacheControlFor(pathname: string): string {
  return HASHED_FILE.test(pathname) ? CACHE_IMMUTABLE : CACHE_REVALIDATE;
}
