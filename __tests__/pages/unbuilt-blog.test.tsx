import { render, screen } from "@testing-library/react";
import { Helmet } from "react-helmet";
import * as unbuilt from "../../src/live/unbuilt";
import UnbuiltBlogPage from "../../src/pages/blog/[...rest]";
import { ARTICLES, indexedPosts, listPage } from "../examples/posts";
import { serverHtml } from "../support/server-html";

const CATEGORIES = { allBlogCategory: { nodes: [{ slug: "sms", name: "Bulk SMS" }] } };

/** The page at `pathname`, with only what it uses of Gatsby's props. */
function Page({ pathname }: { readonly pathname: string }) {
  const props = { data: CATEGORIES, location: { pathname } } as unknown;
  return <UnbuiltBlogPage {...(props as Parameters<typeof UnbuiltBlogPage>[0])} />;
}

afterEach(() => jest.restoreAllMocks());

test("the built page waits, whatever its address, and is not indexed", () => {
  expect(serverHtml(<Page pathname="/blog/category/x" />)).toContain("Loading article...");
  jest.spyOn(unbuilt, "loadPost").mockReturnValue(new Promise(() => undefined));
  render(<Page pathname="/blog/none" />);
  expect(screen.getByRole("status")).toHaveTextContent("Loading article...");
  expect(Helmet.peek().metaTags).toContainEqual({ name: "robots", content: "noindex" });
});

test("a post that is there is shown like a built one", async () => {
  jest.spyOn(unbuilt, "loadPost").mockResolvedValue({
    post: ARTICLES.usual,
    previous: { slug: "11", title: "Eleven" },
    next: null,
    related: [],
  });
  render(<Page pathname="/blog/12" />);
  expect(
    await screen.findByRole("heading", { level: 1, name: ARTICLES.usual.title }),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: /Eleven/ })).toHaveAttribute("href", "/blog/11");
});

test("one that is not says so", async () => {
  jest.spyOn(unbuilt, "loadPost").mockResolvedValue(null);
  render(<Page pathname="/blog/999" />);
  expect(await screen.findByText("The article could not be found.")).toBeVisible();
});

test("a list that was not built has its hero and its posts", async () => {
  const list = listPage([], {
    kind: "category",
    slug: "new",
    name: "New",
    base: "/blog/category/new",
  });
  const everything = indexedPosts(2, { category: "new" });
  jest.spyOn(unbuilt, "loadList").mockResolvedValue({ list, everything });
  window.history.replaceState(null, "", "/blog/category/new");
  render(<Page pathname="/blog/category/new" />);
  expect(screen.getByText("Loading articles...")).toBeVisible();
  expect(await screen.findByRole("heading", { name: "Post 2" })).toBeVisible();
  expect(screen.getByPlaceholderText("Search in New...")).toBeVisible();
});
