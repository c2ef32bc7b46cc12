import * as v from "valibot";
import { defineDocument } from "../model/define";
import { hexColour, line, lineOrEmpty } from "../model/fields";
import { optionalWithDefault } from "../model/repair";
import { slugify } from "../text/plain-text";
import { type BlogCategory, CATEGORY_DESCRIPTION } from "./category-names";

/** Fields that an editor may add to a category beside its name. */
export const categoryLookFields = {
  /** The visible name, as "Bulk SMS" for "SMS". Empty: the category's own name, which also makes its path. */
  shownAs: optionalWithDefault(lineOrEmpty, ""),
  /** The colour of the category's hero and of its posts' heroes. Empty: the brand's gradient. */
  colour: optionalWithDefault(hexColour, ""),
  /** The sentence below the category's name, and in its feeds. */
  description: optionalWithDefault(line, CATEGORY_DESCRIPTION),
};

const input = v.object({
  categories: optionalWithDefault(
    // the list of names reports a wrong name
    v.array(v.object({ name: optionalWithDefault(lineOrEmpty, ""), ...categoryLookFields })),
    [],
  ),
});

export type CategoryLook = {
  readonly [Field in keyof typeof categoryLookFields]: string;
};

export type CategoryLooks = readonly (CategoryLook & { readonly slug: string })[];

/**
 * Reads colours, names and descriptions of the blog's categories from the content folder, whatever a content API calls
 * them.
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

/** Gives categories of the content folder the names that its file has for the site. */
export const withShownNames = (
  categories: readonly BlogCategory[],
  looks: CategoryLooks,
): readonly BlogCategory[] =>
  categories.map((category) => {
    const look = looks.find(({ slug }) => slug === category.slug);
    return look?.shownAs ? { ...category, name: look.shownAs } : category;
  });

/** Returns the look of a category; of one that the folder does not know, the brand's. */
export function lookOf(
  slug: string,
  looks: CategoryLooks,
): Pick<CategoryLook, "colour" | "description"> {
  const { colour = "", description = CATEGORY_DESCRIPTION } =
    looks.find((look) => look.slug === slug) ?? {};
  return { colour, description };
}
