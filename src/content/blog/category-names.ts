/** Names of categories, without the content model, so that pages may import them. */

export interface BlogCategory {
  readonly slug: string;
  readonly name: string;
  /** Colour from the content folder, like the description; only where the page's query asks for them. */
  readonly colour?: string;
  readonly description?: string;
}

/** The filter entry that stands for all categories. */
export const ALL_POSTS: BlogCategory = { slug: "all", name: "All Posts" };

/** Description of a category for which content has none. */
export const CATEGORY_DESCRIPTION = "Browse our collection of informative articles and insights.";

/** Makes a name from a slug: "Mobile Money" from "mobile-money". */
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
export const categoryName = (slug: string, categories: readonly BlogCategory[] = []): string =>
  categories.find((category) => category.slug === slug)?.name ?? nameFromSlug(slug);
