import { blogCategories } from "../../../src/content/blog/blog-categories";
import { categoryLooks, lookOf, withShownNames } from "../../../src/content/blog/category-looks";
import { withCategoriesOf } from "../../../src/content/blog/category-names";

test("categories are lower case with hyphens, and nameless and reserved ones are dropped", () => {
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

test("an entry may have a colour and a description, and an invalid colour falls back to the brand's and is reported", () => {
  const result = categoryLooks.parse({
    categories: [
      { name: "Call Center", colour: "#673AB7", description: "Calls." },
      { name: "Menus" },
      { name: "Airtime", colour: "blue", description: "Minutes." },
    ],
  });
  expect(result).toMatchObject({
    kind: "filled",
    content: [
      { slug: "call-center", colour: "#673AB7", description: "Calls." },
      {
        slug: "menus",
        colour: "",
        description: "Browse our collection of informative articles and insights.",
      },
      { slug: "airtime", colour: "", description: "Minutes." },
    ],
    issues: [{ field: "categories[3].colour", action: "repaired" }],
  });
});

test("overlong names and lists are cut and reported", () => {
  const long = categoryLooks.parse({ categories: [{ name: "a".repeat(1_000_000) }] });
  expect(long).toMatchObject({
    content: [{ slug: "a".repeat(80) }],
    issues: [{ field: "categories[1].name", shown: "visitors see the first 500" }],
  });
  const many = categoryLooks.parse({
    categories: Array.from({ length: 1_000 }, (_, n) => ({ name: `Topic ${n}` })),
  });
  expect(many).toMatchObject({
    content: { length: 200 },
    issues: [{ field: "categories[201–1000]", action: "dropped" }],
  });
});

test.each(["other", "constructor"])(
  "the category %s, which isn't in the file, has the brand's look",
  (slug) => {
    expect(
      lookOf(slug, [{ slug: "sms", colour: "#123456", description: "Texts.", shownAs: "" }]),
    ).toEqual({
      colour: "",
      description: "Browse our collection of informative articles and insights.",
    });
  },
);

test("a category uses the name in its file, and the slug of its own name as its URL", () => {
  const look = { colour: "", description: "" };
  const looks = [
    { slug: "sms", shownAs: "Bulk SMS", ...look },
    { slug: "airtime", shownAs: "", ...look },
  ];
  const categories = ["sms", "airtime", "other"].map((slug) => ({ slug, name: slug }));
  expect(withShownNames(categories, looks).map(({ name }) => name)).toEqual([
    "Bulk SMS",
    "airtime",
    "other",
  ]);
});
