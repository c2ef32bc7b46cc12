import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Helmet } from "react-helmet";
import {
  ALL_POSTS,
  BUILT_IN_CATEGORIES,
  categoryName,
} from "../../../../src/content/blog/category-names";
import { BlogCategorySection } from "../../../../src/features/blog/list/blog-category/blog-category";
import { BlogHero } from "../../../../src/features/blog/list/blog-hero/blog-hero";
import { BlogList } from "../../../../src/features/blog/list/blog-list/blog-list";
import { PostResults } from "../../../../src/features/blog/list/post-results/post-results";
import { ArticleState } from "../../../../src/features/blog/post/article-state/article-state";
import { SubscribeCard } from "../../../../src/features/newsletter/subscribe-card/subscribe-card";
import { indexedPosts, listPage } from "../../../fixtures/posts";
import { serverHtml } from "../../../support/server-html";

const POSTS = indexedPosts(20);
const EMPTY = "No articles found matching your criteria. Please try a different search.";
beforeEach(() => window.history.replaceState(null, "", "/blog"));

test("the list's hero", () => {
  render(<BlogHero list={listPage(POSTS)} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Our Blog");
  expect(
    screen.getByText("Insights, tips, and updates from our team of communication experts"),
  ).toBeVisible();
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
  ["anything-else", "Browse our collection of informative articles and insights."],
  ["constructor", "Browse our collection of informative articles and insights."],
])("the hero of the category %s", (slug, description) => {
  render(<BlogHero list={{ kind: "category", slug, name: categoryName(slug) }} />);
  expect(screen.getByText(description)).toBeVisible();
  const crumbs = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  expect(crumbs.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  expect(crumbs.getByRole("link", { name: "Blog" })).toHaveAttribute("href", "/blog");
});

test("each category has a hero of its own colour", () => {
  const heroes = ["sms", "ussd", "call-center", "payments", "software", "other"].map((slug) =>
    serverHtml(<BlogHero list={{ kind: "category", slug, name: "x" }} />).replace(/<p.*/s, ""),
  );
  expect(new Set(heroes).size).toBe(6);
});

test("the list has pills that are links, its search box, nine cards and page links", () => {
  render(<BlogList list={listPage(POSTS)} categories={BUILT_IN_CATEGORIES} />);
  const pills = within(screen.getByRole("group", { name: "Categories" })).getAllByRole("link");
  expect(pills.map((pill) => [pill.textContent, pill.getAttribute("href")])).toEqual([
    ["All Posts", "/blog"],
    ["Bulk SMS", "/blog/category/sms"],
    ["USSD Services", "/blog/category/ussd"],
    ["Call Center", "/blog/category/call-center"],
    ["Payments", "/blog/category/payments"],
    ["Software Dev", "/blog/category/software"],
  ]);
  expect(pills[0]).toHaveAttribute("aria-current");
  expect(screen.getByRole("searchbox", { name: "Search articles" })).toHaveAttribute(
    "placeholder",
    "Search articles...",
  );
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(9);
  const pages = within(screen.getByRole("navigation", { name: "Pages of articles" }));
  expect(pages.getByText("Previous").closest("a")).toBeNull();
  expect(pages.getByRole("link", { name: "Next" })).toHaveAttribute("href", "/blog/page/2");
  expect(pages.getByRole("link", { name: "Page 3" })).toHaveAttribute("href", "/blog/page/3");
});

test("on the last page Next leads nowhere; page 1 is the list itself", () => {
  window.history.replaceState(null, "", "/blog/page/3");
  render(<BlogList list={listPage(POSTS, { page: 3 })} categories={BUILT_IN_CATEGORIES} />);
  const pages = within(screen.getByRole("navigation", { name: "Pages of articles" }));
  expect(pages.getByText("Next").closest("a")).toBeNull();
  expect(pages.getByRole("link", { name: "Page 1" })).toHaveAttribute("href", "/blog");
});

test("one page has no page links; none says that nothing was found", () => {
  const few = listPage(POSTS.slice(0, 9));
  const { unmount } = render(<BlogList list={few} categories={[]} />);
  expect(screen.queryByRole("navigation", { name: "Pages of articles" })).not.toBeInTheDocument();
  unmount();
  render(<BlogList list={listPage([])} categories={[]} />);
  expect(screen.getByText(EMPTY)).toBeVisible();
});

test("a category has its own search box, the categories to choose from and a Subscribe box", () => {
  const list = listPage(POSTS, {
    kind: "category",
    slug: "ussd",
    name: "USSD Services",
    base: "/blog/category/ussd",
  });
  window.history.replaceState(null, "", "/blog/category/ussd");
  render(
    <BlogCategorySection
      subscribe={<SubscribeCard />}
      list={list}
      categories={BUILT_IN_CATEGORIES}
    />,
  );
  expect(screen.getByPlaceholderText("Search in USSD Services...")).toBeVisible();
  expect(screen.getByText("Filters").closest("summary")).toBeInTheDocument();
  const nav = screen.getAllByRole("navigation", { name: "Categories" })[0];
  const links = within(nav as HTMLElement).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    ALL_POSTS.name,
    ...BUILT_IN_CATEGORIES.map(({ name }) => name),
  ]);
  expect(links[2]).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("heading", { name: "Subscribe" })).toBeVisible();
});

test("the results of a search are kept out of search engines, the list is not", async () => {
  const list = listPage(POSTS);
  render(<BlogList list={list} categories={[]} />);
  expect(Helmet.peek()).toBeUndefined();
  await userEvent.type(screen.getByRole("searchbox"), "post 9");
  await waitFor(() =>
    expect(Helmet.peek().metaTags).toContainEqual({ name: "robots", content: "noindex" }),
  );
});

test("results mark what was searched for", () => {
  const props = { page: 1, pageCount: 1, hrefForPage: () => "/blog", categoryName };
  render(<PostResults {...props} posts={POSTS.slice(0, 1)} query="AMINA" />);
  expect(screen.getByText("Amina").tagName).toBe("MARK");
});

test("waiting for posts is said", () => {
  const props = { page: 1, pageCount: 1, hrefForPage: () => "/blog", categoryName };
  render(<PostResults {...props} posts={[]} loading />);
  expect(screen.getByRole("status")).toHaveTextContent("Loading articles...");
});

test("an article that is waited for, and one that is not there", () => {
  const { unmount } = render(<ArticleState loadingText="Loading article..." />);
  expect(screen.getByRole("status")).toHaveTextContent("Loading article...");
  unmount();
  render(<ArticleState />);
  expect(screen.getByText("The article could not be found.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to the blog" })).toHaveAttribute("href", "/blog");
});

test("lists are whole before scripts run", () => {
  const html = serverHtml(<BlogList list={listPage(POSTS)} categories={BUILT_IN_CATEGORIES} />);
  expect(html).toContain("Post 9");
  expect(html).toContain('href="/blog/page/2"');
  expect(html).toContain('action="/blog"');
});
