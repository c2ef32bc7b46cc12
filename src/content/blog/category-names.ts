/** Category names without the content model, so that pages can import them cheaply. */

export interface BlogCategory {
  readonly slug: string;
  readonly name: string;
  /**
   * From the content folder. Colour and description are only set if the page's query asks for them.
   */
  readonly colour?: string;
  readonly description?: string;
  /**
   * True if the build had no posts in this category. Missing or false if it had some or if that
   * isn't known.
   */
  readonly isEmpty?: boolean;
}

/** The filter option for all categories. */
export const ALL_POSTS: BlogCategory = { slug: "all", name: "All Posts" };

/** Used for categories without a description. */
export const CATEGORY_DESCRIPTION = "Browse our collection of informative articles and insights.";

/** Makes a name from a slug: "Mobile Money" from "mobile-money". */
const nameFromSlug = (slug: string): string =>
  slug.replace(
    /(^|-)(\p{L})/gu,
    (_match, hyphen: string, letter: string) => `${hyphen ? " " : ""}${letter.toUpperCase()}`,
  );

/** Adds the posts' categories to the given ones, without duplicates. */
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

export const categoryName = (slug: string, categories: readonly BlogCategory[] = []): string =>
  categories.find((category) => category.slug === slug)?.name ?? nameFromSlug(slug);
