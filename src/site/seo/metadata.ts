import { BRAND, DEFAULT_SITE_URL } from "../company/brand";

/** Canonical origin without a closing slash; the build sets it from `SITE_URL`. */
export const SITE_ORIGIN: string = process.env.GATSBY_SITE_URL || DEFAULT_SITE_URL;

/** Returns the absolute URL of a path; an absolute URL stays as it is. */
export const absoluteUrl = (path: string): string =>
  /^https?:/.test(path) ? path : `${SITE_ORIGIN}${path === "/" ? "/" : path}`;

/** Adds the brand to a title that does not contain it. */
export const pageTitle = (title: string): string =>
  title.includes(BRAND.name) ? title : `${title} | ${BRAND.name}`;

/** Families of pages with social cards; those of single page kinds are in `pages`. */
export type CardFamily = "pages" | "services" | "case-studies" | "blog";

/** Page kinds that have a card of their own. */
export type PageCard =
  | "about"
  | "services"
  | "testimonials"
  | "blog"
  | "contact"
  | "pricing"
  | "sms-portal"
  | "case-studies"
  | "tools"
  | "legal";

/** URL of the card for pages without one of their own. */
export const DEFAULT_CARD = "/social/default.jpg";

export function socialCard(family: "pages", name: PageCard): string;
export function socialCard(family: Exclude<CardFamily, "pages">, name: string): string;
/** Returns the URL of a card that the build draws; `name` is the id or slug of its page. */
export function socialCard(family: CardFamily, name: string): string {
  return `/social/${family}/${name}.jpg`;
}
