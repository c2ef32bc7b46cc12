import { searchText } from "../text/search-text";
import type { TestimonialCategory } from "./testimonial-category";
import type { PageTestimonial } from "./testimonial-record";

export const ALL_TESTIMONIALS = "all";

export interface FilterChoice {
  readonly id: string;
  readonly label: string;
}

export const testimonialFilters = (
  categories: readonly Pick<TestimonialCategory, "categoryId" | "label">[],
): readonly FilterChoice[] => [
  { id: ALL_TESTIMONIALS, label: "All Testimonials" },
  ...categories.map(({ categoryId, label }) => ({ id: categoryId, label })),
];

export interface TestimonialFilter {
  /** A category, an industry or `ALL_TESTIMONIALS`. */
  readonly service: string;
  readonly search: string;
}

type Searched = Pick<PageTestimonial, "company" | "author" | "text" | "industry" | "category">;

/**
 * Returns the filter with an unknown service replaced by "all". Filters come from the URL, so they
 * may contain anything.
 */
export const knownFilter = (
  filters: readonly FilterChoice[],
  testimonials: readonly Searched[],
  { service, search }: TestimonialFilter,
): TestimonialFilter => ({
  service:
    filters.some(({ id }) => id === service) ||
    testimonials.some(({ industry }) => industry === service)
      ? service
      : ALL_TESTIMONIALS,
  search,
});

/** Returns the matching records in their original order. A blank search matches everything. */
export function filterTestimonials<T extends Searched>(
  testimonials: readonly T[],
  { service, search }: TestimonialFilter,
): readonly T[] {
  const needle = searchText(search.trim());
  return testimonials.filter(
    ({ company, author, text, industry, category }) =>
      (service === ALL_TESTIMONIALS || industry === service || category === service) &&
      [company, author, text, industry].some((part) => searchText(part).includes(needle)),
  );
}
