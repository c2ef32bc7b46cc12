import { act, render, screen, waitFor, within } from "@testing-library/react";
import { Breadcrumb } from "../../src/components/navigation/breadcrumb";
import * as authors from "../../src/features/blog/client/authors";
import * as blog from "../../src/features/blog/client/load-blog";
import NotFoundPage from "../../src/pages/404";
import { PAGE_NAMES } from "../../src/site/company/values";
import { pageLevel } from "../../src/site/page-names";
import { ARTICLES, indexedPosts, listPage } from "../fixtures/posts";
import { headTags } from "../support/dom/head";
import { pageWith } from "../support/dom/page-with";
import { hydratableHtml, serverHtml } from "../support/dom/server-html";

const data = {
  allBlogCategory: {
    nodes: [
      { slug: "sms", name: "Bulk SMS", colour: "#123456", description: "Texts that arrive." },
    ],
  },
  pageCopy: { title: "Our Blog", subtitle: "Insights", description: "Insights, on SMS." },
  testimonials: { testimonialId: "1" },
  post: { slug: "1" },
};
const pageAt = (pathname: string) => pageWith(NotFoundPage, { data, location: { pathname } });
const recent = [{ ...ARTICLES.usual, slug: "10", title: "Ten" }] as never; // what only a link shows
const LOADED = { post: ARTICLES.usual, previous: null, next: null, related: [], recent };
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

afterEach(() => jest.restoreAllMocks());
beforeEach(() => {
  jest.spyOn(blog, "loadPost").mockReturnValue(new Promise(() => undefined));
  jest.spyOn(blog, "loadList").mockReturnValue(new Promise(() => undefined));
});

test("the not-found page has a blog search and the popular pages", () => {
  render(pageAt("/no-such-page"));
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
  const { canonical, graph, meta } = headTags();
  expect([meta("robots"), canonical, meta("og:url")]).toEqual(["noindex", undefined, undefined]);
  expect(graph.map((node) => node["@type"])).toEqual(["Organization", "WebSite"]);
});

test("breadcrumbs and cards use the menus' names for pages", () => {
  const before = { ...PAGE_NAMES };
  Object.assign(PAGE_NAMES, { "/": "Start", "/blog": "Journal" });
  render(
    <>
      {pageAt("/no-such-page")}
      <Breadcrumb levels={[pageLevel("blog"), { name: "A post" }]} />
    </>,
  );
  const trail = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  expect(trail.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    ...["Start", "Journal", "A post"],
  ]);
  const popular = within(screen.getByRole("region", { name: "Popular pages" }));
  expect(popular.getByRole("link", { name: "Journal" })).toHaveAttribute("href", "/blog");
  expect(popular.getByRole("link", { name: "Start" })).toHaveAttribute("href", "/");
  Object.assign(PAGE_NAMES, before);
});

test.each(["/404", "/blog/a/b/c", "/blogs/12"])(
  "%s loads neither a post nor a list",
  async (pathname) => {
    render(pageAt(pathname));
    await act(async () => undefined);
    expect(screen.getByText("This page does not exist")).toBeVisible();
    expect(blog.loadPost).not.toHaveBeenCalled();
    expect(blog.loadList).not.toHaveBeenCalled();
  },
);

test("the server renders the not-found page for every URL, and it hydrates unchanged", () => {
  const errors = jest.spyOn(console, "error");
  expect(serverHtml(pageAt("/blog/12"))).toContain("This page does not exist");
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = hydratableHtml(pageAt("/404.html"));
  render(pageAt("/blog/12"), { container, hydrate: true });
  expect(screen.getByText("Loading article...")).toBeVisible();
  expect(errors).not.toHaveBeenCalled();
});

test.each([
  ["before", "the article's heading, which has taken the place of the one that had it"],
  ["between its arrival and its drawing", "the article's heading as well"],
  ["never", "where it was"],
])("when an article arrives and the heading got the focus %s, it's %s", async (moment) => {
  let arrive: (loaded: typeof LOADED) => void = () => undefined;
  const loading = new Promise((resolve) => {
    arrive = resolve;
  });
  jest.spyOn(blog, "loadPost").mockReturnValue(loading as never);
  render(pageAt("/blog/12"));
  const before = screen.getByRole("heading", { level: 1 });
  before.tabIndex = -1;
  if (moment === "before") before.focus(); // as after following a link
  await act(async () => {
    arrive(LOADED);
    await new Promise((next) => setTimeout(next));
    if (moment.startsWith("between")) before.focus(); // by a slow router
  });
  const now = await heading(ARTICLES.usual.title);
  expect(document.activeElement).toBe(moment === "never" ? document.body : now);
});

describe("pages that weren't pre-rendered", () => {
  test.each([
    ["/blog/12", "Loading article..."],
    ["/blog/category/new", "Loading articles..."],
    ["/blog/tag/new/page/2", "Loading articles..."],
    ["/blog/page/99", "Loading articles..."],
  ])("%s shows %j and isn't indexed", (pathname, text) => {
    render(pageAt(pathname));
    expect(screen.getByText(text)).toBeVisible();
    expect(headTags().meta("robots")).toBe("noindex");
  });

  test("a post that wasn't pre-rendered looks and is described like one that was, and isn't indexed", async () => {
    const previous = { slug: "11", title: "Eleven" };
    jest.spyOn(blog, "loadPost").mockResolvedValue({ ...LOADED, previous });
    render(pageAt("/blog/12"));
    expect(await heading(ARTICLES.usual.title)).toBeVisible();
    expect(screen.getByRole("link", { name: /Eleven/ })).toHaveAttribute("href", "/blog/11");
    const side = within(screen.getByRole("complementary", { name: "More from the blog" }));
    expect(side.getByRole("link", { name: "Ten" })).toHaveAttribute("href", "/blog/10");
    expect(blog.loadPost).toHaveBeenCalledWith("12");
    const { canonical, graph, meta } = headTags();
    const url = "https://www.savannasignal.example/blog/12";
    expect([meta("robots"), canonical, meta("og:url")]).toEqual(["noindex", url, url]);
    expect(graph.map((node) => node["@type"])).toContain("BlogPosting");
  });

  test.each([
    ["there is none", () => Promise.resolve(null)],
    ["it can't be loaded", () => Promise.reject(new Error("chunk"))],
  ])("a post couldn't be found when %s", async (_reason, load) => {
    jest.spyOn(blog, "loadPost").mockImplementation(load);
    render(pageAt("/blog/999"));
    expect(await screen.findByText("The article could not be found.")).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Article not found/)); // tab title and history
  });

  test("a list that wasn't pre-rendered has its hero and its posts", async () => {
    const base = "/blog/category/new";
    const list = listPage([], { kind: "category", slug: "new", name: "New", base });
    const everything = indexedPosts(2, { category: "new" });
    jest.spyOn(blog, "loadList").mockResolvedValue({ list, everything });
    window.history.replaceState(null, "", base);
    render(pageAt(base));
    expect(await screen.findByRole("heading", { name: "Post 2" })).toBeVisible();
    expect(screen.getByPlaceholderText("Search in New...")).toBeVisible();
    expect(headTags().canonical).toBe(`https://www.savannasignal.example${base}`);
    expect(headTags().graph.map((node) => node["@type"])).toContain("CollectionPage");
  });

  test("a blog page that wasn't pre-rendered has the same words as the others", async () => {
    const list = listPage([], { kind: "all", slug: "all", name: "All Posts", base: "/blog" });
    jest.spyOn(blog, "loadList").mockResolvedValue({ list, everything: indexedPosts(12) });
    window.history.replaceState(null, "", "/blog/page/2");
    render(pageAt("/blog/page/2"));
    expect(await screen.findByText("Insights")).toBeVisible();
    expect(await heading("Our Blog")).toBeVisible();
  });

  test.each([
    ["sms", "Texts that arrive."],
    ["new", "Browse our collection of informative articles and insights."],
  ])("a category %s that wasn't pre-rendered has its description", async (slug, description) => {
    const base = `/blog/category/${slug}`;
    const list = listPage([], { kind: "category", slug, name: "One", base });
    jest.spyOn(blog, "loadList").mockResolvedValue({ list, everything: [] });
    window.history.replaceState(null, "", base);
    render(pageAt(base));
    expect(await screen.findByText(description)).toBeVisible();
  });
});

describe("missing posts and lists", () => {
  test("an unknown tag isn't found, and its name isn't shown", async () => {
    jest.spyOn(blog, "loadList").mockResolvedValue(null);
    render(pageAt("/blog/tag/Account%20suspended"));
    expect(await screen.findByText("No articles have this tag.")).toBeVisible();
    expect(document.documentElement).not.toHaveTextContent(/suspended/);
    // react-helmet writes the title in the next frame
    await waitFor(() => expect(document.title).toMatch(/^Page not found/));
  });

  test.each([
    ["/blog/author/nobody", "We have no author at this address.", "/blog"],
    ["/blog/author/nobody/page/2", "We have no author at this address.", "/blog"],
    ["/blog/author/ivy-o/page/9", "This list has no page 9.", "/blog/author/ivy-o"],
  ])("%s says %j, with a link to %s", async (pathname, text, href) => {
    const ivy = { authorId: "ivy-o", name: "Ivy O", role: "", bio: "" };
    jest.spyOn(authors, "readAuthors").mockResolvedValue([ivy]);
    render(pageAt(pathname));
    const main = within((await screen.findByText(text)).closest("main") ?? document.body);
    expect(main.getByRole("link", { name: /^(?:Back|Go) to the/ })).toHaveAttribute("href", href);
    expect(headTags().meta("robots")).toBe("noindex");
  });

  test.each([
    ["/blog", "/blog/page/4", { kind: "all", slug: "all", name: "All Posts" }],
    ["/blog/category/sms", "/blog/category/sms/page/4", { kind: "category", slug: "sms" }],
    ["/blog/tag/otp", "/blog/tag/otp/page/4", { kind: "tag", slug: "otp", name: "OTP" }],
  ] as const)("%s has no page beyond its last: %s", async (base, pathname, change) => {
    const everything = indexedPosts(20, { tags: [{ slug: "otp", name: "OTP" }] });
    const list = listPage([], { ...change, base, page: 4 });
    jest.spyOn(blog, "loadList").mockResolvedValue({ list, everything });
    render(pageAt(pathname));
    expect(await screen.findByText("This list has no page 4.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to the first page" })).toHaveAttribute(
      "href",
      base,
    );
    expect(screen.queryByRole("heading", { name: "Post 20" })).toBeNull();
  });

  test.each([
    ["sms", "There are no articles in Bulk SMS yet."],
    ["new", "No articles found matching your criteria. Please try a different search."],
  ])("a category %s without posts says %j", async (slug, text) => {
    const base = `/blog/category/${slug}`;
    const name = slug === "sms" ? "Bulk SMS" : "New";
    jest.spyOn(blog, "loadList").mockResolvedValue({
      list: listPage([], { kind: "category", slug, name, base }),
      everything: [],
    });
    window.history.replaceState(null, "", base);
    render(pageAt(base));
    expect(await screen.findByText(text)).toBeVisible();
    expect(await heading(name)).toBeVisible();
  });

  test("a list that can't be loaded isn't called missing", async () => {
    jest.spyOn(blog, "loadList").mockRejectedValue(new Error("chunk"));
    render(pageAt("/blog/page/99"));
    expect(await screen.findByText(/^The articles couldn't be loaded\./)).toBeVisible();
  });
});

test("another post's page shows that post", async () => {
  const post = (slug: string) => ({ ...ARTICLES.usual, title: `Post ${slug}` });
  jest
    .spyOn(blog, "loadPost")
    .mockImplementation(async (slug) => ({ ...LOADED, post: post(slug) }));
  const { rerender } = render(pageAt("/blog/1"));
  await heading("Post 1");
  rerender(pageAt("/blog/2"));
  expect(screen.getByText("Loading article...")).toBeVisible();
  expect(await heading("Post 2")).toBeVisible();
});
