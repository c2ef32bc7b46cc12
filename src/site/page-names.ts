import { PAGE_NAMES } from "./company/values";
import { ROUTES } from "./routes";

/** Names of pages, used if the menus don't list them. */
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
 * Returns a page's name and path, for breadcrumbs, links and social cards. The name is the one in
 * the menus, if they list the page.
 */
export const pageLevel = (page: keyof typeof NAMES) => ({
  name: PAGE_NAMES[ROUTES[page]] ?? NAMES[page],
  path: ROUTES[page],
});
