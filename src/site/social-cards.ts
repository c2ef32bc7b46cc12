/** Which family of pages a social card belongs to; a page kind stands for itself. */
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

/** Address of the card of every page without one of its own. */
export const DEFAULT_CARD = "/social/default.jpg";

export function socialCard(family: "pages", name: PageCard): string;
export function socialCard(family: Exclude<CardFamily, "pages">, name: string): string;
/** Address of a 1200×630 card that the build draws: `name` is the id or slug of its page. */
export function socialCard(family: CardFamily, name: string): string {
  return `/social/${family}/${name}.jpg`;
}
