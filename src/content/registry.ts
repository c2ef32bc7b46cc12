import { about } from "./about";
import { blogCategories } from "./blog-categories";
import { blogPosts } from "./blog-posts";
import type { ContentType } from "./define";
import { hero } from "./hero";
import { howItWorks } from "./how-it-works";
import { servicesOverview } from "./services-overview";
import { team } from "./team";
import { testimonials } from "./testimonials";

/** Every content type of the API, by the name its raw document has. */
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
