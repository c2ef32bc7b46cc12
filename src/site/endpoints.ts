import { CONTENT_API } from "./api/content-api-base";
import { NEWSLETTER_ENDPOINTS } from "./form-endpoints";

const { blogPosts, images, contact } = CONTENT_API;

/** Endpoints of the content API by their content. */
export const ENDPOINTS = {
  hero: "/hero-section",
  about: "/about-us",
  servicesOverview: "/services",
  howItWorks: "/how-it-works",
  team: "/our-team",
  testimonials: "/testimonials",
  blogPosts,
  blogCategories: `${blogPosts}/categories`,
  images,
  contact,
} as const;

/** Endpoints of the host's inbox besides `POST /contact`. */
export const INBOX_ENDPOINTS = {
  ...NEWSLETTER_ENDPOINTS,
  health: "/health",
} as const;

/**
 * Routes of the reads that a host forwards to the content API; others are 404. `:` begins the name of one segment, `*`
 * stands for the rest.
 */
export const FORWARDED_READS: readonly string[] = [
  ...Object.values(ENDPOINTS).filter((path) => path !== images && path !== contact),
  `${blogPosts}/:postId`,
  `${images}/*`,
];
