import { render, screen, within } from "@testing-library/react";
import { Helmet } from "react-helmet";
import { lookOf } from "../../src/content/blog/category-looks";
import { categoryName } from "../../src/content/blog/category-names";
import { PostListView } from "../../src/views/post-list-view";
import { CATALOGUE, words } from "../fixtures/catalogue";
import { indexedPosts, listPage } from "../fixtures/posts";
import { headTags } from "../support/dom/head";
import { serverHtml } from "../support/dom/server-html";

const listOf = (kind: string, slug: string, page = 1) =>
  listPage(indexedPosts(20), {
    kind,
    slug,
    name: kind === "all" ? "Our Blog" : categoryName(slug),
    base: kind === "all" ? "/blog" : `/blog/${kind}/${slug}`,
    page,
  });
const { categoryLooks } = CATALOGUE;
const { subtitle, description: summary } = words("blog");
const view = (...[kind, slug, page]: Parameters<typeof listOf>) => {
  const { description, colour } = lookOf(slug, categoryLooks);
  const isCategory = kind === "category";
  return (
    <PostListView
      list={listOf(kind, slug, page)}
      about={kind === "all" ? subtitle : isCategory ? description : ""}
      summary={kind === "all" ? summary : ""}
      colour={isCategory ? colour : ""}
      categories={[]}
    />
  );
};

test.each([
  ["all", "all", "Insights, tips, and updates from our team of communication experts"],
  [
    "category",
    "sms",
    "Explore our articles on bulk SMS solutions, implementation strategies, and success stories.",
  ],
  [
    "category",
    "ussd",
    "Discover the power of USSD services for businesses across Africa and beyond.",
  ],
  [
    "category",
    "call-center",
    "Learn about optimizing call center operations and enhancing customer experiences.",
  ],
  [
    "category",
    "payments",
    "Stay updated on secure and efficient payment solutions for businesses of all sizes.",
  ],
  ["category", "software", "Insights on custom software development, trends, and best practices."],
  ["category", "other", "Browse our collection of informative articles and insights."],
  ["category", "constructor", "Browse our collection of informative articles and insights."],
  ["tag", "otp", "Every article tagged “Otp”."],
])("the hero of %s %s has name, description and breadcrumb", (kind, slug, description) => {
  render(view(kind, slug));
  const hero = within(screen.getByRole("region", { name: listOf(kind, slug).name }));
  expect(hero.getByText(description)).toBeVisible();
  const crumbs = hero.queryAllByRole("link").map((link) => link.getAttribute("href"));
  expect(crumbs).toEqual(kind === "all" ? [] : ["/", "/blog"]);
});

test.each(["tag", "author"] as const)(
  "a %s has a description of at least 50 characters",
  (kind) => {
    render(view(kind, "otp"));
    expect(headTags().meta("description")?.length).toBeGreaterThanOrEqual(50);
  },
);

test("each page of a list is canonical to itself and names its feeds", () => {
  render(view("category", "sms", 2));
  const origin = "https://www.savannasignal.example";
  expect(headTags().title).toContain("page 2");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Sms, page 2$/);
  expect(headTags().canonical).toBe(`${origin}/blog/category/sms/page/2`);
  const alternates = Helmet.peek().linkTags.filter(({ rel }) => rel === "alternate");
  expect(alternates.map(({ href }) => href)).toEqual([
    `${origin}/rss.xml`,
    `${origin}/feed.json`,
    `${origin}/blog/category/sms/rss.xml`,
    `${origin}/blog/category/sms/feed.json`,
  ]);
});

test("each built-in category has a hero in its own colour", () => {
  const styles = ["sms", "ussd", "call-center", "payments", "software", "other"].map(
    (slug) => /<section[^>]*style="([^"]*)"/.exec(serverHtml(view("category", slug)))?.[1],
  );
  expect(new Set(styles).size).toBe(6);
});

test("a category without a colour has the brand's gradient", () => {
  const hero = /<section[^>]*>/.exec(serverHtml(view("category", "other")))?.[0];
  expect(hero).not.toContain("style=");
  expect(hero).not.toMatch(/tinted/);
});

test("the blog has its own description for search engines", () => {
  render(view("all", "all"));
  expect(headTags().meta("description")).toBe(
    "Insights, tips, and updates from our team of communication experts, on bulk SMS, USSD, calls, payments and software.",
  );
});
