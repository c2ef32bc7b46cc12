import type { PageTestimonial, TestimonialCategory } from "./types";

/** The filter that keeps every record. */
export const ALL_TESTIMONIALS = "all";

/** The services to choose from, in their order. Source: docs/product.md, "Testimonials". */
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

/** The colour of a category is that of its service. */
export const CATEGORY_COLOURS: Readonly<Record<TestimonialCategory, string>> = {
  sms: "#2B3857",
  ussd: "#C5337B",
  "call-center": "#2B3857",
  software: "#3A3D98",
  payment: "#00C853",
};

/** A category as readers see it; what is none is shown as it is. */
export const categoryLabel = (category: string): string =>
  TESTIMONIAL_FILTERS.find(({ id }) => id === category)?.label ?? category;

export interface TestimonialFilter {
  /** A category or an industry, or `ALL_TESTIMONIALS`. */
  readonly service: string;
  readonly search: string;
}

type Searched = Pick<PageTestimonial, "company" | "author" | "text" | "industry" | "category">;

/** The records that a filter keeps, in their order; blank search text is no search. */
export function filterTestimonials<T extends Searched>(
  testimonials: readonly T[],
  { service, search }: TestimonialFilter,
): readonly T[] {
  const text = search.trim().toLowerCase();
  return testimonials.filter(
    ({ company, author, text: words, industry, category }) =>
      (service === ALL_TESTIMONIALS || industry === service || category === service) &&
      [company, author, words, industry].some((part) => part.toLowerCase().includes(text)),
  );
}
