import type { PageTestimonial, TestimonialCategory } from "./types";

/** The filter for every record. */
export const ALL_TESTIMONIALS = "all";

/** The filters in their order. Source: docs/product.md, "Testimonials". */
export const TESTIMONIAL_FILTERS: readonly {
  readonly id: TestimonialCategory | typeof ALL_TESTIMONIALS;
  readonly label: string;
}[] = [
  { id: ALL_TESTIMONIALS, label: "All Testimonials" },
  { id: "sms", label: "Bulk SMS" },
  { id: "ussd", label: "USSD Services" },
  { id: "call-center", label: "Call Center" },
  { id: "software", label: "Software Development" },
  { id: "payment", label: "Payment Solutions" },
];

/** The colours of the categories' services. */
export const CATEGORY_COLOURS: Readonly<Record<TestimonialCategory, string>> = {
  sms: "#2B3857",
  ussd: "#C5337B",
  "call-center": "#2B3857",
  software: "#3A3D98",
  payment: "#00C853",
};

/** Returns the label of a category; an unknown one is its own. */
export const categoryLabel = (category: string): string =>
  TESTIMONIAL_FILTERS.find(({ id }) => id === category)?.label ?? category;

export interface TestimonialFilter {
  /** A category or an industry, or `ALL_TESTIMONIALS`. */
  readonly service: string;
  readonly search: string;
}

type Searched = Pick<PageTestimonial, "company" | "author" | "text" | "industry" | "category">;

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
