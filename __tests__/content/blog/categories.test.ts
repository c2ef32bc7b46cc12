import { blogCategories } from "../../../src/content/blog/blog-categories";
import { categoryDescription, withCategoriesOf } from "../../../src/content/blog/category-names";

test("categories are lower case with hyphens; nameless and reserved ones are dropped", () => {
  const result = blogCategories.parse({ categories: ["Call Center", "SMS", "", "all", 7] });
  expect(result).toMatchObject({
    kind: "filled",
    content: [
      { slug: "call-center", name: "Call Center" },
      { slug: "sms", name: "SMS" },
    ],
  });
});

test("categories that only posts name come after the others, with a readable name", () => {
  const all = withCategoriesOf([{ slug: "sms", name: "Bulk SMS" }], ["sms", "mobile-money"]);
  expect(all).toEqual([
    { slug: "sms", name: "Bulk SMS" },
    { slug: "mobile-money", name: "Mobile Money" },
  ]);
});

test.each([
  [
    "sms",
    "Explore our articles on bulk SMS solutions, implementation strategies, and success stories.",
  ],
  ["ussd", "Discover the power of USSD services for businesses across Africa and beyond."],
  [
    "call-center",
    "Learn about optimizing call center operations and enhancing customer experiences.",
  ],
  [
    "payments",
    "Stay updated on secure and efficient payment solutions for businesses of all sizes.",
  ],
  ["software", "Insights on custom software development, trends, and best practices."],
  ["constructor", "Browse our collection of informative articles and insights."],
])("the category %s has its description", (slug, words) => {
  expect(categoryDescription(slug)).toBe(words);
});
