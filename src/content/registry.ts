import { blogCategories } from "./blog/blog-categories";
import { blogPosts } from "./blog/blog-posts";
import { about } from "./home/about-content";
import { hero } from "./home/hero-content";
import { howItWorks } from "./home/how-it-works-content";
import { servicesOverview } from "./home/services-overview-content";
import { team } from "./home/team-content";
import { testimonials } from "./home/testimonials-content";
import type { ContentType } from "./model/define";

/** The API's content types, keyed by the name of their raw document. */
export const CONTENT_TYPES = {
  hero,
  about,
  servicesOverview,
  howItWorks,
  team,
  testimonials,
  blogPosts,
  blogCategories,
} as const;

export type ContentName = keyof typeof CONTENT_TYPES;
export type ContentOf<Name extends ContentName> =
  (typeof CONTENT_TYPES)[Name] extends ContentType<infer Shown> ? Shown : never;
export type AllContent = { readonly [Name in ContentName]: ContentOf<Name> };
export const CONTENT_NAMES = Object.keys(CONTENT_TYPES) as readonly ContentName[]; // keys of a literal
