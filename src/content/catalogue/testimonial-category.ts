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
  /** Colour that tints the category's badge. */
  color: withDefault(hexColour, BRAND_COLOURS.primary),
};
export const testimonialCategoryView = () =>
  v.object({ categoryId: v.string(), ...categoryFields });

/** A subject of testimonials and case studies: a filter of their page, and their badge. */
export type TestimonialCategory = ViewModel<typeof testimonialCategoryView>;

/** `content/testimonial-categories`: the subjects of testimonials and case studies. */
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

/** The words and the colour of a category, for its badge. */
export const badgeView = () => ({
  categoryLabel: v.string(),
  categoryColor: v.nullable(v.string()),
});
export const badgeOf = (category: string) => ({ categoryLabel: category, categoryColor: null });

/** Gives records the words and colours of their categories; one without has its id as words. */
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
