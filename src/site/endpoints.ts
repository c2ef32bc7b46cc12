import { CONTENT_API } from "./content-api";

const { blogPosts, images, contact } = CONTENT_API;

/** Every endpoint of the content API by what it holds. Source: docs/product.md, "Content API". */
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
