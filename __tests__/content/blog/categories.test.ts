import { blogCategories } from "../../../src/content/blog/blog-categories";
import { withCategoriesOf } from "../../../src/content/blog/category-names";

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
