/** Categories as readers know them: pure, so that pages may import it without the content model. */

/** A category of the blog; `slug` is its place in addresses. */
export interface BlogCategory {
  readonly slug: string;
  readonly name: string;
}

/** The entry that stands for no category. */
export const ALL_POSTS: BlogCategory = { slug: "all", name: "All Posts" };

/** Categories when the API names none. */
export const BUILT_IN_CATEGORIES: readonly BlogCategory[] = [
  { slug: "sms", name: "Bulk SMS" },
  { slug: "ussd", name: "USSD Services" },
  { slug: "call-center", name: "Call Center" },
  { slug: "payments", name: "Payments" },
  { slug: "software", name: "Software Dev" },
];

/** "mobile-money" reads "Mobile Money" where nobody named the category. */
const nameFromSlug = (slug: string): string =>
  slug.replace(
    /(^|-)(\p{L})/gu,
    (_match, hyphen: string, letter: string) => `${hyphen ? " " : ""}${letter.toUpperCase()}`,
  );

/** The categories given, then those that posts name beside them, each once. */
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

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  sms: "Explore our articles on bulk SMS solutions, implementation strategies, and success stories.",
  ussd: "Discover the power of USSD services for businesses across Africa and beyond.",
  "call-center":
    "Learn about optimizing call center operations and enhancing customer experiences.",
  payments: "Stay updated on secure and efficient payment solutions for businesses of all sizes.",
  software: "Insights on custom software development, trends, and best practices.",
};

/** The name to show for a category's place in addresses. */
export function categoryName(
  slug: string,
  categories: readonly BlogCategory[] = BUILT_IN_CATEGORIES,
): string {
  return categories.find((category) => category.slug === slug)?.name ?? nameFromSlug(slug);
}

/** The words under a category's name. */
export function categoryDescription(slug: string): string {
  const described = Object.hasOwn(DESCRIPTIONS, slug) ? DESCRIPTIONS[slug] : undefined;
  return described ?? "Browse our collection of informative articles and insights.";
}

const COLOURS: Readonly<Record<string, string>> = {
  sms: "#2B3857",
  ussd: "#C5337B",
  "call-center": "#673AB7",
  payments: "#00C853",
  software: "#3A3D98",
};

/** The colour of a category's hero; undefined stands for the brand's own gradient. */
export const categoryColour = (slug: string): string | undefined =>
  Object.hasOwn(COLOURS, slug) ? COLOURS[slug] : undefined;
