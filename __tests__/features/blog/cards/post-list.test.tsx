import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Helmet } from "react-helmet";
import type { PostListPage } from "../../../../src/content/blog/blog-list";
import { PostList } from "../../../../src/features/blog/cards/post-list";
import { PostResults } from "../../../../src/features/blog/cards/post-results";
import { CATEGORIES, indexedPost, indexedPosts, listPage } from "../../../fixtures/posts";
import { serverHtml } from "../../../support/dom/server-html";

const POSTS = indexedPosts(20);
const element = (list: PostListPage) => (
  <PostList list={list} categories={CATEGORIES} subscribe={<h2>Subscribe</h2>} />
);
/** Renders `list` at its own URL. */
function show(list: PostListPage) {
  const path = list.page === 1 ? list.base : `${list.base}/page/${list.page}`;
  window.history.replaceState(null, "", path);
  return render(element(list));
}
const targets = (links: readonly HTMLElement[]) =>
  links.map((link) => [link.textContent, link.getAttribute("href")]);
const CATEGORY_LINKS = [
  ["All Posts", "/blog"],
  ["Bulk SMS", "/blog/category/sms"],
  ["USSD Services", "/blog/category/ussd"],
  ["Call Center", "/blog/category/call-center"],
  ["Payments", "/blog/category/payments"],
  ["Software Dev", "/blog/category/software"],
];

test("the blog has category links, a search box and nine cards", () => {
  show(listPage(POSTS));
  const pills = within(screen.getByRole("group", { name: "Categories" })).getAllByRole("link");
  expect(targets(pills)).toEqual(CATEGORY_LINKS);
  expect(pills[0]).toHaveAttribute("aria-current");
  const box = screen.getByRole("searchbox", { name: "Search articles" });
  expect(box).toHaveAttribute("placeholder", "Search articles...");
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(9);
});

test("half of a surrogate pair in the search box doesn't change the list", async () => {
  show(listPage([indexedPost(1, { title: "Offers 😀" })]));
  const box = screen.getByRole("searchbox", { name: "Search articles" });
  await act(async () => void fireEvent.change(box, { target: { value: "\uD83D" } }));
  expect(screen.getByRole("link", { name: "USSD Services" })).toHaveAttribute(
    "href",
    "/blog/category/ussd?q=%EF%BF%BD",
  );
});

test("a category has its own search box, the other categories and a Subscribe card", () => {
  const ussd = { kind: "category", slug: "ussd", name: "USSD Services" };
  show(listPage(POSTS, { ...ussd, base: "/blog/category/ussd" }));
  expect(screen.getByPlaceholderText("Search in USSD Services...")).toBeVisible();
  expect(screen.getByText("Filters").closest("summary")).toBeInTheDocument();
  for (const nav of screen.getAllByRole("navigation", { name: "Categories" })) {
    const links = within(nav).getAllByRole("link");
    expect(targets(links)).toEqual(CATEGORY_LINKS);
    expect(links[2]).toHaveAttribute("aria-current", "page");
  }
  expect(screen.getByRole("heading", { name: "Subscribe" })).toBeVisible();
});

test("without a newsletter, a category's side column doesn't promise one", () => {
  const sms = { kind: "category", slug: "sms", name: "Bulk SMS" };
  const list = listPage(POSTS, { ...sms, base: "/blog/category/sms" });
  const { rerender } = show(list);
  screen.getByRole("complementary", { name: "Categories and newsletter" });
  rerender(<PostList list={list} categories={CATEGORIES} subscribe={false} />);
  screen.getByRole("complementary", { name: "Categories" });
});

test("a built category without posts shows its samples, before and after hydration", () => {
  const ussd = { kind: "category", slug: "ussd", name: "USSD", base: "/blog/category/ussd" };
  const list = { ...listPage(indexedPosts(2, { category: "ussd" }), ussd), total: 0 };
  expect(serverHtml(element(list))).toContain("Post 2");
  show(list);
  expect(screen.getAllByRole("heading", { name: /^Post/ })).toHaveLength(2);
  expect(screen.queryByText(/^No articles found/)).not.toBeInTheDocument();
});

test.each([
  [1, [null, "/blog", "/blog/page/2", "/blog/page/3", "/blog/page/2"]],
  [3, ["/blog/page/2", "/blog", "/blog/page/2", "/blog/page/3", null]],
])("page %i of three links to its neighbours and to all pages", (page, hrefs) => {
  show(listPage(POSTS, { page }));
  const nav = within(screen.getByRole("navigation", { name: "Pages of articles" }));
  const items = nav.getAllByRole("listitem");
  expect(items.map((item) => item.querySelector("a")?.getAttribute("href") ?? null)).toEqual(hrefs);
});

test("a list of one page has no page links, and an empty blog says so, without filters and search", () => {
  const { unmount } = show(listPage(POSTS.slice(0, 9)));
  expect(screen.queryByRole("navigation", { name: "Pages of articles" })).not.toBeInTheDocument();
  unmount();
  show(listPage([]));
  expect(screen.getByText("There are no articles yet.")).toBeVisible();
  expect(screen.queryByRole("searchbox")).toBeNull();
  expect(screen.queryByRole("link", { name: "All Posts" })).toBeNull();
});

test("a category without posts is only in its own menu", () => {
  const categories = [
    { slug: "sms", name: "Bulk SMS", isEmpty: false },
    { slug: "ussd", name: "USSD", isEmpty: true },
  ];
  const names = (list: PostListPage) => {
    const { unmount } = render(<PostList list={list} categories={categories} subscribe={null} />);
    const links = screen.getAllByRole("link", { name: /^(?:All Posts|Bulk SMS|USSD)$/ });
    unmount();
    return [...new Set(links.map(({ textContent }) => textContent))];
  };
  expect(names(listPage(POSTS))).toEqual(["All Posts", "Bulk SMS"]);
  const own = { kind: "category", slug: "ussd", name: "USSD", base: "/blog/category/ussd" };
  expect(names({ ...listPage([]), ...own })).toEqual(["All Posts", "Bulk SMS", "USSD"]);
});

test("the search box has a status from the start, which then says that nothing was found", async () => {
  show({ ...listPage([]), total: 0, kind: "category", slug: "x", base: "/blog/category/x" });
  const status = screen.getByRole("status");
  expect(status).toBeEmptyDOMElement();
  await userEvent.type(screen.getByRole("searchbox"), "zebra");
  await waitFor(() => expect(status).toHaveTextContent("No articles found"));
  expect(screen.getByRole("status")).toBe(status);
});

test("search results are highlighted and not indexed, while the list is indexed", async () => {
  show(listPage(POSTS));
  expect(Helmet.peek()?.metaTags ?? []).toEqual([]);
  await userEvent.type(screen.getByRole("searchbox"), "post 9");
  await waitFor(() =>
    expect(Helmet.peek().metaTags).toContainEqual({ name: "robots", content: "noindex" }),
  );
  expect(screen.getByText("Post 9", { selector: "mark" })).toBeVisible();
});

test("loading results show a spinner, and failed ones aren't reported as none", () => {
  const page = {
    posts: [],
    page: 1,
    pageCount: 1,
    hrefForPage: () => "/blog",
    query: "",
    isFiltered: true,
  };
  const { rerender } = render(<PostResults {...page} hasFailed={false} loading />);
  expect(screen.getByText("Loading articles...")).toBeVisible();
  rerender(<PostResults {...page} hasFailed loading={false} />);
  expect(screen.getByText(/couldn't be searched.*try again/)).toBeVisible();
  expect(screen.queryByRole("status")).not.toBeInTheDocument(); // the search box has one
});

test("the server renders the built page, whatever the URL asks for, with links and a form", () => {
  window.history.replaceState(null, "", "/blog?q=post+1");
  const html = serverHtml(element(listPage(POSTS)));
  for (const part of ["Post 9", 'href="/blog/page/2"', 'action="/blog"']) {
    expect(html).toContain(part);
  }
});
