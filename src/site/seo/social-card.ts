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
