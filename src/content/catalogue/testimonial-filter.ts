import type { TestimonialCategory } from "./testimonial-category";
import type { PageTestimonial } from "./testimonial-record";

/** Value of the filter that lets every record through. */
export const ALL_TESTIMONIALS = "all";

/** A filter: a category of testimonials, or every record. */
export interface FilterChoice {
  readonly id: string;
  readonly label: string;
}

/** Returns the filters in their order. */
export const testimonialFilters = (
  categories: readonly Pick<TestimonialCategory, "categoryId" | "label">[],
): readonly FilterChoice[] => [
  { id: ALL_TESTIMONIALS, label: "All Testimonials" },
  ...categories.map(({ categoryId, label }) => ({ id: categoryId, label })),
];

export interface TestimonialFilter {
  /** A category or an industry, or `ALL_TESTIMONIALS` for every record. */
  readonly service: string;
  readonly search: string;
}

type Searched = Pick<PageTestimonial, "company" | "author" | "text" | "industry" | "category">;

/**
 * Returns the filter as far as a page may show it: a service that is neither a filter nor of a record, which
 * anybody can write into a link, is that for every record.
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

/** Filters records in their order; blank search text is no search. */
export function filterTestimonials<T extends Searched>(
  testimonials: readonly T[],
  { service, search }: TestimonialFilter,
): readonly T[] {
  const needle = search.trim().toLowerCase();
  return testimonials.filter(
    ({ company, author, text, industry, category }) =>
      (service === ALL_TESTIMONIALS || industry === service || category === service) &&
      [company, author, text, industry].some((part) => part.toLowerCase().includes(needle)),
  );
}
