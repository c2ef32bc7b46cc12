import { act, render, screen, within } from "@testing-library/react";
import { ArticleState } from "../../../../src/features/blog/post/article-state";
import { PostArticle } from "../../../../src/features/blog/post/post-article";
import { PostHero } from "../../../../src/features/blog/post/post-hero";
import { PostNavigation } from "../../../../src/features/blog/post/post-navigation";
import { PostSidebar } from "../../../../src/features/blog/post/post-sidebar";
import { RecentPosts } from "../../../../src/features/blog/post/recent-posts";
import { RelatedPosts } from "../../../../src/features/blog/post/related-posts";
import { shareLinks } from "../../../../src/features/blog/post/share-links";
import { toMarkdown } from "../../../../src/gatsby/outputs/markdown/html-to-markdown";
import { ARTICLES, indexedPosts } from "../../../fixtures/posts";
import { serverHtml } from "../../../support/dom/server-html";

const { usual, empty } = ARTICLES;
const targets = () =>
  screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

describe("PostHero", () => {
  test("has breadcrumb, title, category, dates, author and reading time", () => {
    render(<PostHero post={usual} categoryName="Bulk SMS" />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(usual.title);
    const lists = screen.getAllByRole("list").map((list) => Array.from(list.children));
    expect(lists.map((items) => items.map(({ textContent }) => textContent))).toEqual([
      ["Home", "Blog", usual.title],
      ["October 20, 2026", "Written by Amina Hassan", "4 min read", "Updated October 25, 2026"],
    ]);
    expect(screen.getByText("Bulk SMS")).toBeVisible();
    expect(screen.getByText("October 20, 2026")).toHaveAttribute("datetime", usual.publishedAt);
  });

  test("title, opening paragraph and text follow their text direction", () => {
    const arabic = { ...usual, title: "عنوان", lead: "مقدمة", content: "<p>نص</p>" };
    render(<PostHero post={arabic} categoryName="Bulk SMS" />);
    render(<PostArticle post={arabic} categoryName="Bulk SMS" />);
    const titles = screen.getAllByText(arabic.title); // heading and breadcrumb
    expect(titles).toHaveLength(2);
    for (const text of [...titles, screen.getByText("مقدمة"), screen.getByText("نص").parentElement])
      expect(text).toHaveAttribute("dir", "auto");
  });

  test("has the category's colour, or the brand's gradient", () => {
    const heroOf = (colour: string) =>
      /<section[^>]*>/.exec(
        serverHtml(<PostHero post={usual} categoryName="Bulk SMS" colour={colour} />),
      )?.[0];
    expect(heroOf("#673AB7")).toContain("style=");
    expect(heroOf("")).not.toContain("style=");
  });
});

describe("PostArticle", () => {
  test("links to the author's page and shows the role, if content has a record", () => {
    const { rerender } = render(
      <PostArticle
        post={{
          ...usual,
          authorId: "amina-hassan",
          authorRole: "Guest, Duka Ltd",
          authorBio: "Writes.",
        }}
        categoryName="Bulk SMS"
      />,
    );
    const box = screen.getByRole("complementary", { name: "About the author" });
    expect(box).toHaveTextContent("Guest, Duka LtdWrites.");
    expect(within(box).getByRole("link", { name: "Amina Hassan" })).toHaveAttribute(
      "href",
      "/blog/author/amina-hassan",
    );
    rerender(<PostArticle post={usual} categoryName="Bulk SMS" />);
    expect(screen.queryByRole("link", { name: "Amina Hassan" })).toBeNull();
  });

  test("has contents, body, category, tags, share links and author", () => {
    render(<PostArticle post={usual} categoryName="Bulk SMS" />);
    expect(screen.getByRole("heading", { level: 2, name: "One" })).toHaveAttribute("id", "one");
    expect(screen.getByRole("complementary", { name: "About the author" })).toHaveTextContent(
      "Written byAmina Hassan",
    );
    expect(targets().slice(0, 7)).toEqual([
      ["One", "#one"],
      ["Two", "#two"],
      ["Three", "#three"],
      ["Four", "#four"],
      ["Bulk SMS", "/blog/category/sms"],
      ["bulk sms", "/blog/tag/bulk-sms"],
      ["encoding", "/blog/tag/encoding"],
    ]);
    const share = within(screen.getByRole("list", { name: "Share this article" }));
    for (const link of share.getAllByRole("link")) {
      const url = encodeURIComponent("https://www.savannasignal.example/blog/12");
      expect(link).toHaveAttribute("href", expect.stringContaining(url));
    }
  });

  test("has the post's picture", () => {
    const post = { ...usual, image: { url: "/a.jpg" } };
    expect(serverHtml(<PostArticle post={post} categoryName="x" />)).toContain('src="/a.jpg"');
  });

  test("has no table of contents for a short post, and no list of tags without tags", () => {
    render(<PostArticle post={empty} categoryName="General" />);
    expect(screen.queryByRole("navigation", { name: "On this page" })).not.toBeInTheDocument();
    expect(screen.queryByRole("list", { name: "Tags" })).not.toBeInTheDocument();
  });
});

test("shareLinks encode URL and title", () => {
  expect(shareLinks("https://a.example/b?c=d", "Tom & Jerry").map(({ href }) => href)).toEqual([
    "https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fa.example%2Fb%3Fc%3Dd",
    "https://twitter.com/intent/tweet?url=https%3A%2F%2Fa.example%2Fb%3Fc%3Dd&text=Tom%20%26%20Jerry",
    "https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fa.example%2Fb%3Fc%3Dd",
    "https://wa.me/?text=Tom%20%26%20Jerry%20https%3A%2F%2Fa.example%2Fb%3Fc%3Dd",
  ]);
});

test("PostNavigation links to the neighbours, or to the blog if there aren't any", () => {
  render(<PostNavigation previous={{ slug: "11", title: "Eleven" }} next={null} />);
  expect(targets()).toEqual([
    ["Previous postEleven", "/blog/11"],
    ["Back to the blog", "/blog"],
    ["Next postAll articles", "/blog"],
  ]);
});

test("PostNavigation is left out for the only post", () => {
  const { container } = render(<PostNavigation previous={null} next={null} />);
  expect(container).toBeEmptyDOMElement();
});

const NEWS = { slug: "news", name: "Company news" };
const sidebar = (categories: readonly (typeof NEWS)[]) => (
  <PostSidebar
    recent={<RecentPosts posts={indexedPosts(1)} />}
    categories={categories}
    subscribe={<h2>Subscribe</h2>}
  />
);

test("PostSidebar has recent posts, the blog's categories and a Subscribe card", () => {
  render(sidebar([{ slug: "sms", name: "Bulk SMS" }, NEWS]));
  expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual([
    "Recent Posts",
    "Categories",
    "Subscribe",
  ]);
  expect(targets().map(([, href]) => href)).toEqual([
    "/blog/post-1",
    "/blog",
    "/blog/category/sms",
    "/blog/category/news",
  ]);
});

test("PostSidebar has no heading without categories", () => {
  render(sidebar([]));
  expect(screen.queryByText("Categories")).not.toBeInTheDocument();
});

test("PostArticle shows a tag without a list as text", () => {
  const tags = [
    { slug: "otp", name: "OTP" },
    { slug: "", name: "ivr" },
  ];
  render(<PostArticle post={{ ...usual, tags }} categoryName="x" />);
  expect(screen.getByRole("list", { name: "Tags" })).toHaveTextContent("OTPivr");
  expect(screen.getByRole("link", { name: "OTP" })).toHaveAttribute("href", "/blog/tag/otp");
  expect(screen.queryByRole("link", { name: "ivr" })).not.toBeInTheDocument();
});

test("RecentPosts links to all articles while loading, and if there are none", () => {
  const { rerender } = render(<RecentPosts posts={undefined} />);
  expect(targets()).toEqual([["See all articles", "/blog"]]);
  rerender(<RecentPosts posts={[]} />);
  expect(targets()).toEqual([["See all articles", "/blog"]]);
  expect(screen.queryByRole("listitem")).toBeNull();
});

test("RelatedPosts renders nothing without posts", () => {
  const { container, rerender } = render(<RelatedPosts posts={indexedPosts(3)} />);
  expect(screen.getByRole("heading", { name: "Related Articles" })).toBeVisible();
  rerender(<RelatedPosts posts={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test("ArticleState says that an article is loading or couldn't be found", () => {
  jest.useFakeTimers();
  const { rerender } = render(<ArticleState loadingText="Loading article..." />);
  const status = screen.getByRole("status");
  const later = () => act(() => jest.advanceTimersByTime(900));
  expect(screen.getByText("Loading article...")).toBeVisible();
  expect(status).toBeEmptyDOMElement(); // a live region that appears together with its text isn't always announced
  later();
  expect(status).toHaveTextContent("Loading article...");
  rerender(<ArticleState />);
  expect(screen.getByText("The article could not be found.")).toBeVisible();
  later();
  expect(status).toHaveTextContent("The article could not be found.");
  expect(screen.getByRole("link", { name: "Back to the blog" })).toHaveAttribute("href", "/blog");
});

test("a post's Markdown is its article, without share links, sidebar and other articles", () => {
  const html = serverHtml(
    <>
      <PostHero post={usual} categoryName="Bulk SMS" />
      <PostArticle post={usual} categoryName="Bulk SMS" />
      <PostNavigation previous={{ slug: "11", title: "Eleven" }} next={null} />
      {sidebar([NEWS])}
      <RelatedPosts posts={indexedPosts(3)} />
    </>,
  );
  const markdown = toMarkdown(html);
  expect(markdown).toContain(`# ${usual.title}`);
  expect(markdown).toContain("Amina Hassan");
  expect(markdown).not.toMatch(
    /Share this|Recent Posts|Categories|Company news|Subscribe|Related Articles|Back to the blog|Eleven/,
  );
});

test.each(Object.entries(ARTICLES))("the server renders the %s post", (_name, post) => {
  const html = serverHtml(
    <>
      <PostHero post={post} categoryName="x" />
      <PostArticle post={post} categoryName="x" />
    </>,
  );
  expect(html).toContain("<h1");
  expect(html).not.toMatch(/<script|<img src=x/);
});
