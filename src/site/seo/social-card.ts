/** Groups of pages that have social cards. `pages` contains the one-off pages. */
export type CardFamily = "pages" | "services" | "case-studies" | "blog";

/** One-off pages that have their own card. */
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

/** Card for pages that don't have their own. */
export const DEFAULT_CARD = "/social/default.jpg";

export function socialCard(family: "pages", name: PageCard): string;
export function socialCard(family: Exclude<CardFamily, "pages">, name: string): string;
/** Returns the URL of a card that the build draws. `name` is the page's id or slug. */
export function socialCard(family: CardFamily, name: string): string {
  return `/social/${family}/${name}.jpg`;
}
