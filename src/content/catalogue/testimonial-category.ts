import * as v from "valibot";
import { BRAND_COLOURS } from "../../site/company/brand";
import { LIST_ENTRIES_MAX } from "../../site/limits";
import { defineList } from "../model/define";
import { hexColour, line } from "../model/fields";
import { withDefault } from "../model/repair";
import type { ViewModel } from "../model/view-model";
import { slug } from "./record-fields";

const categoryFields = {
  label: line,
  color: withDefault(hexColour, BRAND_COLOURS.primary),
};
export const testimonialCategoryView = () =>
  v.object({ categoryId: v.string(), ...categoryFields });

/** A topic of testimonials and case studies, used as a filter and a badge. */
export type TestimonialCategory = ViewModel<typeof testimonialCategoryView>;

/** `content/testimonial-categories`. */
export const testimonialCategories = defineList({
  name: "Testimonial categories",
  endpoint: "testimonial-categories",
  listKeys: [],
  maxItems: LIST_ENTRIES_MAX,
  key: ({ categoryId }: TestimonialCategory) => categoryId,
  schema: v.object({ id: slug, ...categoryFields }),
  toViewModel: ({ id: categoryId, ...category }): TestimonialCategory => ({
    categoryId,
    ...category,
  }),
});

/** Returns the view fields of a category's badge: its label and colour. */
export const badgeView = () => ({
  categoryLabel: v.string(),
  categoryColor: v.nullable(v.string()),
});
export const badgeOf = (category: string) => ({ categoryLabel: category, categoryColor: null });

/**
 * Adds the category's label and colour to each record. For an unknown category, the label is its
 * id.
 */
export const withBadges = <T extends { readonly category: string }>(
  records: readonly T[],
  categories: readonly TestimonialCategory[],
): readonly T[] =>
  records.map((record) => {
    const category = categories.find(({ categoryId }) => categoryId === record.category);
    return category
      ? { ...record, categoryLabel: category.label, categoryColor: category.color }
      : record;
  });
