import { BRAND } from "./brand";

/** Canonical origin without a closing slash; the build sets it from `SITE_URL`. */
export const SITE_ORIGIN: string = process.env.GATSBY_SITE_URL || BRAND.siteUrl;

/** The address as other sites and feeds name it. */
export const absoluteUrl = (path: string): string =>
  /^https?:/.test(path) ? path : `${SITE_ORIGIN}${path === "/" ? "/" : path}`;

/** A page's title with the brand at its end, unless it names the brand already. */
export const pageTitle = (title: string): string =>
  title.includes(BRAND.name) ? title : `${title} | ${BRAND.name}`;
