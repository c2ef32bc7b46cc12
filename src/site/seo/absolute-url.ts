import { DEFAULT_SITE_URL } from "../company/brand";

/** Canonical origin without a closing slash; the build sets it from `SITE_URL`. */
export const SITE_ORIGIN: string = process.env.GATSBY_SITE_URL || DEFAULT_SITE_URL;

/** Returns the absolute URL of a path; an absolute URL stays as it is. */
export const absoluteUrl = (path: string): string =>
  /^https?:/.test(path) ? path : `${SITE_ORIGIN}${path === "/" ? "/" : path}`;
