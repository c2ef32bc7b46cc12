import * as v from "valibot";
import { defineDocument } from "../model/define";
import { hexColour, line, lineOrEmpty } from "../model/fields";
import { optionalWithDefault } from "../model/repair";
import { slugify } from "../text/plain-text";
import { type BlogCategory, CATEGORY_DESCRIPTION } from "./category-names";

export const categoryLookFields = {
  /**
   * The visible name, such as "Bulk SMS" for "SMS". Defaults to the category's own name, which
   * always determines the path.
   */
  shownAs: optionalWithDefault(lineOrEmpty, ""),
  /** Hero colour for the category and its posts. If empty, the brand's gradient is used. */
  colour: optionalWithDefault(hexColour, ""),
  /** Shown below the category's name and used in its feeds. */
  description: optionalWithDefault(line, CATEGORY_DESCRIPTION),
};

const input = v.object({
  categories: optionalWithDefault(
    // the list of names already reports invalid names
    v.array(v.object({ name: optionalWithDefault(lineOrEmpty, ""), ...categoryLookFields })),
    [],
  ),
});

export type CategoryLook = {
  readonly [Field in keyof typeof categoryLookFields]: string;
};

export type CategoryLooks = readonly (CategoryLook & { readonly slug: string })[];

/**
 * The categories' colours, visible names and descriptions. They're read from the content folder,
 * even if the categories come from an API.
 */
export const categoryLooks = defineDocument({
  name: "Blog categories",
  endpoint: "sections/blog-categories.json",
  schema: input,
  needs: ["categories"],
  count: () => 1,
  toViewModel: ({ categories }): CategoryLooks =>
    categories.map(({ name, ...look }) => ({ slug: slugify(name), ...look })),
});

/** Replaces category names with the visible names set in the content folder. */
export const withShownNames = (
  categories: readonly BlogCategory[],
  looks: CategoryLooks,
): readonly BlogCategory[] =>
  categories.map((category) => {
    const look = looks.find(({ slug }) => slug === category.slug);
    return look?.shownAs ? { ...category, name: look.shownAs } : category;
  });

/**
 * Returns a category's colour and description. If the content folder doesn't set them, the colour
 * is "" (for the brand's gradient) and the description is the default.
 */
export function lookOf(
  slug: string,
  looks: CategoryLooks,
): Pick<CategoryLook, "colour" | "description"> {
  const { colour = "", description = CATEGORY_DESCRIPTION } =
    looks.find((look) => look.slug === slug) ?? {};
  return { colour, description };
}
