import { PAGE_NAMES } from "./company/values";
import { ROUTES } from "./routes";

/** Names of pages that may be in no menu. */
const NAMES = {
  home: "Home",
  about: "About us",
  services: "Services",
  testimonials: "Testimonials",
  blog: "Blog",
  contact: "Contact",
  pricing: "Pricing",
  smsPortal: "SMS portal",
  caseStudies: "Case Studies",
  tools: "Tools",
} as const;

/**
 * Returns a page's name and path, for breadcrumbs, links and social cards. Uses the name in the
 * menus if there is one.
 */
export const pageLevel = (page: keyof typeof NAMES) => ({
  name: PAGE_NAMES[ROUTES[page]] ?? NAMES[page],
  path: ROUTES[page],
});
