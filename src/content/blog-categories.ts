import * as v from "valibot";
import { defineList } from "./define";
import { line } from "./fields";
import { toSegment } from "./text";

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
  { slug: "ussd", name: "USSD" },
  { slug: "call-center", name: "Call Center" },
  { slug: "payments", name: "Payments" },
  { slug: "software", name: "Software Dev" },
];

/** `GET /blogs/categories`, names in `categories`. Source: docs/product.md, "Content types". */
export const blogCategories = defineList({
  name: "Blog categories",
  endpoint: "/blogs/categories",
  listKeys: ["categories", "data", "items", "results"],
  schema: v.pipe(
    line,
    v.check((name) => toSegment(name) !== "", "must have a letter or digit"),
    v.check((name) => toSegment(name) !== ALL_POSTS.slug, "must not be the name of the whole list"),
  ),
  label: () => undefined,
  key: ({ slug }: BlogCategory) => slug,
  newness: () => "",
  show: (name): BlogCategory => ({ slug: toSegment(name), name }),
  graphql: `
    type BlogCategory implements Node @dontInfer { slug: String! name: String! order: Int! }
  `,
});

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

/** The words under a category's name. */
export function categoryDescription(slug: string): string {
  const described = Object.hasOwn(DESCRIPTIONS, slug) ? DESCRIPTIONS[slug] : undefined;
  return described ?? "Browse our collection of informative articles and insights.";
}
