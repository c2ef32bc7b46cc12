/** The site's response headers, for both hosts. */

const HASHED_FILE_MAX_AGE_S = 31_536_000;

/** Content-Security-Policy for responses that are never pages. */
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
 * Content-Security-Policy for SVG and for the content API's responses, which aren't pages and
 * mustn't load anything or run scripts.
 */
export const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Matches content types that don't need a page's policy: scripts, styles, data, fonts and pictures.
 * SVG isn't included, because it's a document.
 */
export const NEVER_A_PAGE =
  /^(?:text\/(?:css|javascript)|application\/(?:javascript|json)|font\/|image\/(?!svg))/;

/** Matches the content types of the content API's pictures. None of them can contain scripts. */
export const API_IMAGE = /^image\/(?:jpeg|png|webp|avif|gif)(?=\s*(?:;|$))/i;

/**
 * Matches text that the content API might decode into a different path, even if it's encoded
 * several times: slashes, dots, backslashes and control characters, invalid and overlong UTF-8 (RFC
 * 3629, section 3), and segments that start with a dot, such as `..;`.
 */
export const UNSAFE_API_PATH =
  /%(?:25)*(?:2[ef]|5c|[01][0-9a-f]|7f|c[01]|f[5-9a-f]|e0%(?:25)*[89][0-9a-f]|f0%(?:25)*8[0-9a-f])|\\|\/\./i;

/** Headers for the content API's responses and for errors. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  ...SECURITY_HEADERS,
  "Content-Security-Policy": INERT_POLICY,
};

const SVG = /^image\/svg\+xml/;

/**
 * Returns a response's headers, depending on its content type. Only responses that may be pages get
 * the page policy. `site` contains the headers that the build stored.
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
 * Matches files whose name changes with their content: `/static/`, fonts, hashed scripts and
 * styles, and the search index except its manifest.
 */
export const HASHED_FILE =
  /^\/static\/.|^\/fonts\/[^/]+-[0-9a-f]{8}\.woff2$|^\/[^/]+[-.][0-9a-f]{8,}\.(?:js|css)(?:\.map)?$|^\/search\/[0-9a-f]{16,}\.json$/;

/** Matches files in `public/` that are only for the build or for other hosts. */
export const NOT_SERVED =
  /^\/(?:(?:~partytown|_gatsby)\/|(?:(?:webpack\.stats|chunk-map)\.json|_headers|\.assetsignore)(?:\.br|\.gz)?$)|\.map$/;

export function cacheControlFor(pathname: string): string {
  return HASHED_FILE.test(pathname) ? CACHE_IMMUTABLE : CACHE_REVALIDATE;
}
