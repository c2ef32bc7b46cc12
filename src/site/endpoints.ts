import { withoutClosingSlash } from "./format/text";
import { CONTENT_API_ROUTE } from "./routes";

/**
 * Base URL of the content API for page scripts, or its path on this origin, without a trailing
 * slash.
 */
export const CONTENT_API_BASE = withoutClosingSlash(
  process.env.GATSBY_CONTENT_API_URL || CONTENT_API_ROUTE,
);

const BLOG_POSTS = "/blogs";

export const ENDPOINTS = {
  hero: "/hero-section",
  about: "/about-us",
  servicesOverview: "/services",
  howItWorks: "/how-it-works",
  team: "/our-team",
  testimonials: "/testimonials",
  blogPosts: BLOG_POSTS,
  blogCategories: `${BLOG_POSTS}/categories`,
  images: "/images",
  contact: "/contact",
} as const;

/**
 * Base URLs that content may use for the API's images, derived from the API's URLs for page scripts
 * and for the build.
 */
export const API_IMAGES_URLS = [CONTENT_API_BASE, process.env.GATSBY_CONTENT_API_SOURCE]
  .filter((base) => base)
  .map((base) => base + ENDPOINTS.images);

/** Paths of the newsletter, below the content API's base, on hosts that have an inbox. */
export const NEWSLETTER_ENDPOINTS = {
  newsletter: "/newsletter",
  confirm: "/newsletter/confirm",
  unsubscribe: "/newsletter/unsubscribe",
} as const;

/** Paths served by the host's inbox, in addition to `POST /contact`. */
export const INBOX_ENDPOINTS = {
  ...NEWSLETTER_ENDPOINTS,
  health: "/health",
  attention: "/health/attention",
} as const;

/**
 * Paths for which a host forwards reads to the content API. All other reads get a 404. `:name`
 * matches one segment, and `*` matches the rest.
 */
export const FORWARDED_READS: readonly string[] = [
  ...Object.values(ENDPOINTS).filter(
    (path) => path !== ENDPOINTS.images && path !== ENDPOINTS.contact,
  ),
  `${BLOG_POSTS}/:postId`,
  `${ENDPOINTS.images}/*`,
];

// Messages for visitors, used by both the host and the pages.
export const CONTACT_FAILED = "Failed to send message. Please try again.";
export const INVALID_EMAIL = "Please enter a valid email";
