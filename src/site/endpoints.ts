import { withoutClosingSlash } from "./format/text";
import { CONTENT_API_ROUTE } from "./routes";

/** The content API for page scripts: its base URL, or its path on this origin, without a closing slash. */
export const CONTENT_API_BASE = withoutClosingSlash(
  process.env.GATSBY_CONTENT_API_URL || CONTENT_API_ROUTE,
);

const BLOG_POSTS = "/blogs";

/** Endpoints of the content API by their content. */
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

/** Addresses below which content may name the API's images: as page scripts know the API, and as the build does. */
export const API_IMAGES_URLS = [CONTENT_API_BASE, process.env.GATSBY_CONTENT_API_SOURCE]
  .filter((base) => base)
  .map((base) => base + ENDPOINTS.images);

/** Endpoints of subscriptions below the content API's base, on a host that has an inbox. */
export const NEWSLETTER_ENDPOINTS = {
  newsletter: "/newsletter",
  confirm: "/newsletter/confirm",
  unsubscribe: "/newsletter/unsubscribe",
} as const;

/** Endpoints of the host's inbox besides `POST /contact`. */
export const INBOX_ENDPOINTS = {
  ...NEWSLETTER_ENDPOINTS,
  health: "/health",
  attention: "/health/attention",
} as const;

/**
 * Routes of the reads that a host forwards to the content API; others are 404. `:` begins the name of one segment, `*`
 * stands for the rest.
 */
export const FORWARDED_READS: readonly string[] = [
  ...Object.values(ENDPOINTS).filter(
    (path) => path !== ENDPOINTS.images && path !== ENDPOINTS.contact,
  ),
  `${BLOG_POSTS}/:postId`,
  `${ENDPOINTS.images}/*`,
];

// Texts for visitors that both the host and the pages give
export const CONTACT_FAILED = "Failed to send message. Please try again.";
export const INVALID_EMAIL = "Please enter a valid email";
