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
  name: "Categories of testimonials",
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

/** Label and colour of a category's badge. */
export const badgeView = () => ({
  categoryLabel: v.string(),
  categoryColor: v.nullable(v.string()),
});
export const badgeOf = (category: string) => ({ categoryLabel: category, categoryColor: null });

/** Adds each record's category label and colour. An unknown category keeps its id as label. */
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
