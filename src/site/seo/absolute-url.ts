import { DEFAULT_SITE_URL } from "../company/brand";

/** Canonical origin, without a trailing slash. The build sets it from `SITE_URL`. */
export const SITE_ORIGIN: string = process.env.GATSBY_SITE_URL || DEFAULT_SITE_URL;

/** Makes a path absolute. Absolute URLs are returned unchanged. */
export const absoluteUrl = (path: string): string =>
  /^https?:/.test(path) ? path : `${SITE_ORIGIN}${path === "/" ? "/" : path}`;
