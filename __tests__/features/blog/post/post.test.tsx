import { render, screen, within } from "@testing-library/react";
import { PostArticle } from "../../../../src/features/blog/post/post-article/post-article";
import { shareLinks } from "../../../../src/features/blog/post/post-article/share-links";
import { PostHero } from "../../../../src/features/blog/post/post-hero/post-hero";
import { PostNavigation } from "../../../../src/features/blog/post/post-navigation/post-navigation";
import { CategoriesCard } from "../../../../src/features/blog/post/post-sidebar/categories-card";
import { PostSidebar } from "../../../../src/features/blog/post/post-sidebar/post-sidebar";
import { RecentPosts } from "../../../../src/features/blog/post/recent-posts/recent-posts";
import { RelatedPosts } from "../../../../src/features/blog/post/related-posts/related-posts";
import { ARTICLES, indexedPosts } from "../../../fixtures/posts";
import { serverHtml } from "../../../support/server-html";

test("a post begins with where it stands, its category, title, dates, author and length", () => {
  render(<PostHero post={ARTICLES.usual} categoryName="Bulk SMS" />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(ARTICLES.usual.title);
  expect(screen.getByText("Bulk SMS")).toBeVisible();
  expect(screen.getByText("October 20, 2026")).toHaveAttribute(
    "datetime",
    "2026-10-20T05:30:00.000Z",
  );
  expect(screen.getByText("October 25, 2026").parentElement).toHaveTextContent(
    "Updated October 25, 2026",
  );
  expect(screen.getByText("Amina Hassan")).toBeVisible();
  expect(screen.getByText("4 min read")).toBeVisible();
  const crumbs = screen.getByRole("navigation", { name: "Breadcrumb" });
  expect(
    within(crumbs)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Home", "Blog", ARTICLES.usual.title]);
});

test("the article has contents, body, tags, share links and author", () => {
  render(<PostArticle post={ARTICLES.usual} categoryName="Bulk SMS" />);
  const contents = screen.getByRole("navigation", { name: "On this page" });
  expect(within(contents).getByRole("link", { name: "One" })).toHaveAttribute("href", "#one");
  expect(screen.getByRole("heading", { level: 2, name: "One" })).toHaveAttribute("id", "one");
  const tags = screen.getByRole("list", { name: "Tags" });
  expect(within(tags).getByRole("link", { name: "bulk sms" })).toHaveAttribute(
    "href",
    "/blog/tag/bulk-sms",
  );
  const share = screen.getByRole("list", { name: "Share this article" });
  expect(within(share).getAllByRole("link")).toHaveLength(4);
  expect(screen.getByRole("complementary", { name: "About the author" })).toHaveTextContent(
    "Written byAmina Hassan",
  );
});

test("a short post has no contents list, one without tags no list of tags", () => {
  render(<PostArticle post={ARTICLES.empty} categoryName="General" />);
  expect(screen.queryByRole("navigation", { name: "On this page" })).not.toBeInTheDocument();
  expect(screen.queryByRole("list", { name: "Tags" })).not.toBeInTheDocument();
});

test("share links carry address and title", () => {
  expect(shareLinks("https://a.example/b?c=d", "Tom & Jerry").map(({ href }) => href)).toEqual([
    "https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fa.example%2Fb%3Fc%3Dd",
    "https://twitter.com/intent/tweet?url=https%3A%2F%2Fa.example%2Fb%3Fc%3Dd&text=Tom%20%26%20Jerry",
    "https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fa.example%2Fb%3Fc%3Dd",
    "https://wa.me/?text=Tom%20%26%20Jerry%20https%3A%2F%2Fa.example%2Fb%3Fc%3Dd",
  ]);
});

test("neighbours lead to their posts; where there is none, to the blog", () => {
  render(<PostNavigation previous={{ slug: "11", title: "Eleven" }} next={null} />);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Previous postEleven", "/blog/11"],
    ["Back to the blog", "/blog"],
    ["Next postAll articles", "/blog"],
  ]);
});

test("beside a post stand the five categories", () => {
  render(
    <PostSidebar>
      <CategoriesCard />
    </PostSidebar>,
  );
  const nav = screen.getByRole("navigation", { name: "Categories" });
  expect(
    within(nav)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual([
    "/blog/category/sms",
    "/blog/category/ussd",
    "/blog/category/call-center",
    "/blog/category/payments",
    "/blog/category/software",
  ]);
});

test("recent and related posts; none of them is nothing", () => {
  const posts = indexedPosts(3);
  const { container, unmount } = render(
    <>
      <RecentPosts posts={posts} />
      <RelatedPosts posts={posts} />
    </>,
  );
  expect(screen.getByRole("heading", { name: "Recent Posts" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "Related Articles" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Post 1" })).toHaveAttribute("href", "/blog/post-1");
  unmount();
  render(
    <>
      <RecentPosts posts={[]} />
      <RelatedPosts posts={[]} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});

test.each(Object.entries(ARTICLES))("the server renders the %s post", (_name, post) => {
  const html = serverHtml(
    <>
      <PostHero post={post} categoryName="x" />
      <PostArticle post={post} categoryName="x" />
    </>,
  );
  expect(html).toContain("<h1");
  expect(html).not.toMatch(/<script|onerror="|<b>/);
});
