import type { ViewModel } from "../model/view-model";

/** Names of categories, without the content model, so that pages may import them. */

export type BlogCategory = ViewModel<Queries.BlogCategory>;

/** The entry for no category. */
export const ALL_POSTS: BlogCategory = { slug: "all", name: "All Posts" };

/** The built-in categories by slug. Source: docs/product.md, "Blog category and tag". */
const BUILT_IN = new Map(
  Object.entries({
    sms: {
      name: "Bulk SMS",
      colour: "#2B3857",
      description:
        "Explore our articles on bulk SMS solutions, implementation strategies, and success stories.",
    },
    ussd: {
      name: "USSD Services",
      colour: "#C5337B",
      description: "Discover the power of USSD services for businesses across Africa and beyond.",
    },
    "call-center": {
      name: "Call Center",
      colour: "#673AB7",
      description:
        "Learn about optimizing call center operations and enhancing customer experiences.",
    },
    payments: {
      name: "Payments",
      colour: "#00C853",
      description:
        "Stay updated on secure and efficient payment solutions for businesses of all sizes.",
    },
    software: {
      name: "Software Dev",
      colour: "#3A3D98",
      description: "Insights on custom software development, trends, and best practices.",
    },
  }),
);

/** Categories when the API names none. */
export const BUILT_IN_CATEGORIES: readonly BlogCategory[] = [...BUILT_IN].map(
  ([slug, { name }]) => ({ slug, name }),
);

/** Gives built-in categories the names of this site; the API has "SMS" where it says "Bulk SMS". */
export const withBuiltInNames = (categories: readonly BlogCategory[]): readonly BlogCategory[] =>
  categories.map(({ slug, name }) => ({ slug, name: BUILT_IN.get(slug)?.name ?? name }));

/** "mobile-money" reads "Mobile Money" when it has no name. */
const nameFromSlug = (slug: string): string =>
  slug.replace(
    /(^|-)(\p{L})/gu,
    (_match, hyphen: string, letter: string) => `${hyphen ? " " : ""}${letter.toUpperCase()}`,
  );

/** Adds the categories of posts to the given ones, each once. */
export function withCategoriesOf(
  categories: readonly BlogCategory[],
  postCategories: Iterable<string>,
): BlogCategory[] {
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  for (const slug of postCategories) {
    if (!bySlug.has(slug)) bySlug.set(slug, { slug, name: nameFromSlug(slug) });
  }
  return [...bySlug.values()];
}

/** Returns the name of a category. */
export const categoryName = (
  slug: string,
  categories: readonly BlogCategory[] = BUILT_IN_CATEGORIES,
): string => categories.find((category) => category.slug === slug)?.name ?? nameFromSlug(slug);

/** Returns the words under a category's name. */
export const categoryDescription = (slug: string): string =>
  BUILT_IN.get(slug)?.description ?? "Browse our collection of informative articles and insights.";

/** Returns the colour of a category's hero; undefined: the brand's gradient. */
export const categoryColour = (slug: string): string | undefined => BUILT_IN.get(slug)?.colour;
