import { CONTENT_API_ROUTE } from "./routes";

/** The content API's base URL in the browser, or its path on this origin; without a closing slash. */
export const CONTENT_API_BASE = (process.env.GATSBY_CONTENT_API_URL || CONTENT_API_ROUTE).replace(
  /\/+$/,
  "",
);

/** Endpoints below the base, by what they hold. Source: docs/product.md, "Content API". */
export const ENDPOINTS = {
  hero: "/hero-section",
  about: "/about-us",
  servicesOverview: "/services",
  howItWorks: "/how-it-works",
  team: "/our-team",
  testimonials: "/testimonials",
  blogPosts: "/blogs",
  blogCategories: "/blogs/categories",
  images: "/images",
  contact: "/contact",
} as const;
export type Endpoint = (typeof ENDPOINTS)[keyof typeof ENDPOINTS];

/** The order in which build and browser ask for posts. */
export const NEWEST_FIRST = { sort_by: "created_at", sort_order: "desc" } as const;
