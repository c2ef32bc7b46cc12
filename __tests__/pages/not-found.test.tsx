import { act, render, screen, within } from "@testing-library/react";
import * as blog from "../../src/features/blog/client/client-rendered-blog";
import NotFoundPage from "../../src/pages/404";
import { ARTICLES, indexedPosts, listPage } from "../fixtures/posts";
import { headTags } from "../support/head";
import { hydratableHtml, serverHtml } from "../support/server-html";

const CATEGORIES = { allBlogCategory: { nodes: [{ slug: "sms", name: "Bulk SMS" }] } };

/** The page at `pathname`, with only what it uses of Gatsby's props. */
function Page({ pathname }: { readonly pathname: string }) {
  const props = { data: CATEGORIES, location: { pathname } } as unknown;
  return <NotFoundPage {...(props as Parameters<typeof NotFoundPage>[0])} />;
}

const pending = () => new Promise<never>(() => undefined);
const loaded = { post: ARTICLES.usual, next: null, related: [], recent: [] };

afterEach(() => jest.restoreAllMocks());

test("a lost visitor can search and finds the popular pages", () => {
  render(<Page pathname="/no-such-page" />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("This page does not exist");
  const box = screen.getByRole("searchbox", { name: "What are you looking for?" });
  expect(box).toHaveAttribute("name", "q");
  expect(box.closest("form")).toHaveAttribute("action", "/blog");
  const popular = within(screen.getByRole("region", { name: "Popular pages" }));
  expect(popular.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/services",
    "/pricing",
    "/blog",
    "/testimonials",
    "/contact",
    "/",
  ]);
  expect(headTags().meta("robots")).toBe("noindex");
});

test.each(["/404", "/blog/a/b/c", "/blogs/12"])("%s asks the content API nothing", (pathname) => {
  const reads = [jest.spyOn(blog, "loadPost"), jest.spyOn(blog, "loadList")];
  render(<Page pathname={pathname} />);
  expect(screen.getByText("This page does not exist")).toBeVisible();
  for (const read of reads) expect(read).not.toHaveBeenCalled();
});

test("the pre-rendered page is the not-found page, whatever its address, and hydrates as such", async () => {
  jest.spyOn(blog, "loadPost").mockImplementation(pending);
  const errors = jest.spyOn(console, "error");
  expect(serverHtml(<Page pathname="/blog/12" />)).toContain("This page does not exist");
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = hydratableHtml(<Page pathname="/404.html" />);
  const { unmount } = render(<Page pathname="/blog/12" />, { container, hydrate: true });
  expect(screen.getByRole("status")).toHaveTextContent("Loading article...");
  expect(errors).not.toHaveBeenCalled();
  unmount();
  container.remove();
});

test.each([
  ["/blog/12", "Loading article..."],
  ["/blog/category/new", "Loading articles..."],
  ["/blog/tag/new/page/2", "Loading articles..."],
  ["/blog/page/99", "Loading articles..."],
])("%s says %j and is not indexed", (pathname, text) => {
  jest.spyOn(blog, "loadPost").mockImplementation(pending);
  jest.spyOn(blog, "loadList").mockImplementation(pending);
  render(<Page pathname={pathname} />);
  expect(screen.getByRole("status")).toHaveTextContent(text);
  expect(headTags().meta("robots")).toBe("noindex");
});

test("a post that was not pre-rendered is shown like one that was, and not indexed", async () => {
  const previous = { slug: "11", title: "Eleven" };
  const recent = [
    { ...ARTICLES.usual, slug: "10", title: "Ten" },
  ] as unknown as blog.LoadedPost["recent"]; // only what a link shows
  jest.spyOn(blog, "loadPost").mockResolvedValue({ ...loaded, previous, recent });
  render(<Page pathname="/blog/12" />);
  expect(
    await screen.findByRole("heading", { level: 1, name: ARTICLES.usual.title }),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: /Eleven/ })).toHaveAttribute("href", "/blog/11");
  const side = within(screen.getByRole("complementary", { name: "More from the blog" }));
  expect(side.getByRole("link", { name: "Ten" })).toHaveAttribute("href", "/blog/10");
  expect(blog.loadPost).toHaveBeenCalledWith("12");
  expect(headTags().meta("robots")).toBe("noindex");
});

test.each([
  ["there is none", () => Promise.resolve(null)],
  ["it cannot be loaded", () => Promise.reject(new Error("chunk"))],
])("a post is said not to be found when %s", async (_reason, load) => {
  jest.spyOn(blog, "loadPost").mockImplementation(load);
  render(<Page pathname="/blog/999" />);
  expect(await screen.findByText("The article could not be found.")).toBeVisible();
});

test("a list that was not pre-rendered has its hero and its posts", async () => {
  const list = listPage([], {
    kind: "category",
    slug: "new",
    name: "New",
    base: "/blog/category/new",
  });
  const everything = indexedPosts(2, { category: "new" });
  jest.spyOn(blog, "loadList").mockResolvedValue({ list, everything });
  window.history.replaceState(null, "", "/blog/category/new");
  render(<Page pathname="/blog/category/new" />);
  expect(await screen.findByRole("heading", { name: "Post 2" })).toBeVisible();
  expect(screen.getByPlaceholderText("Search in New...")).toBeVisible();
});

test("another address shows its own post, not the one before", async () => {
  const second = { ...ARTICLES.usual, title: "Second" };
  jest
    .spyOn(blog, "loadPost")
    .mockImplementation(async (slug) =>
      slug === "1" ? { ...loaded, previous: null } : { ...loaded, previous: null, post: second },
    );
  const { rerender } = render(<Page pathname="/blog/1" />);
  await screen.findByRole("heading", { level: 1, name: ARTICLES.usual.title });
  rerender(<Page pathname="/blog/2" />);
  expect(screen.getByRole("status")).toHaveTextContent("Loading article...");
  expect(await screen.findByRole("heading", { level: 1, name: "Second" })).toBeVisible();
  await act(async () => undefined);
});
