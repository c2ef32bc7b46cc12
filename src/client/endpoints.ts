import type { ContentName } from "../content/registry";
import { HOME_POSTS_SAMPLED_FROM, LIST_FETCH_PER_PAGE, RECENT_POSTS_FETCHED } from "../site/limits";

/** The addresses that the browser reads. Source: docs/product.md, "Content API". */
const NEWEST_FIRST = "sort_by=created_at&sort_order=desc";

const chosen = (category: string) => (category ? `&category=${encodeURIComponent(category)}` : "");

/** The blog's list, or one category of it; `page` from 1. */
export function listPath(category = "", page = 1): string {
  const turned = page > 1 ? `&page=${page}` : "";
  return `/blogs?per_page=${LIST_FETCH_PER_PAGE}&${NEWEST_FIRST}${chosen(category)}${turned}`;
}

/** The newest post of such a list, and how many there are. */
export const newestPath = (category = ""): string =>
  `/blogs?per_page=1&${NEWEST_FIRST}${chosen(category)}`;

export const RECENT_PATH = `/blogs?per_page=${RECENT_POSTS_FETCHED}&${NEWEST_FIRST}`;

export const postPath = (id: string): string => `/blogs/${encodeURIComponent(id)}`;

/** What each section of the site reads. */
export const SECTION_PATHS: Readonly<Record<ContentName, string>> = {
  hero: "/hero-section",
  about: "/about-us",
  servicesOverview: "/services",
  howItWorks: "/how-it-works",
  team: "/our-team",
  testimonials: "/testimonials",
  blogPosts: `/blogs?per_page=${HOME_POSTS_SAMPLED_FROM}`,
  blogCategories: "/blogs/categories",
};
