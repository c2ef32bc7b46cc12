/** Names of categories, without the content model, so that pages may import them. */

export interface BlogCategory {
  readonly slug: string;
  readonly name: string;
  /** What the content folder says of it, where a page asked for that. */
  readonly colour?: string;
  readonly description?: string;
}

/** The entry for no category. */
export const ALL_POSTS: BlogCategory = { slug: "all", name: "All Posts" };

/** The words below a category's name of which content says nothing. */
export const CATEGORY_DESCRIPTION = "Browse our collection of informative articles and insights.";

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
export const categoryName = (slug: string, categories: readonly BlogCategory[] = []): string =>
  categories.find((category) => category.slug === slug)?.name ?? nameFromSlug(slug);
