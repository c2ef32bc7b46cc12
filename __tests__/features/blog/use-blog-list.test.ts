import { act, renderHook } from "@testing-library/react";
import { navigate } from "gatsby";
import * as React from "react";
import type { PostListPage } from "../../../src/content/blog/blog-list";
import type { IndexedPost } from "../../../src/content/blog/search-index";
import * as blogStoreModule from "../../../src/features/blog/blog-store";
import {
  type BlogListOptions,
  readListQuery,
  useBlogList,
} from "../../../src/features/blog/use-blog-list";
import type { WhenIdle } from "../../../src/hooks/idle";
import * as idleModule from "../../../src/hooks/idle";
import { indexedPost, indexedPosts, listPage } from "../../fixtures/posts";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.restoreAllMocks());

const POSTS = indexedPosts(20);
const currentUrl = () => window.location.pathname + window.location.search;
const immediately = (run: () => void) => {
  run();
  return () => undefined;
};

const never: WhenIdle = () => () => undefined;

interface StartOptions extends BlogListOptions {
  readonly list?: Partial<PostListPage>;
  readonly newer?: readonly IndexedPost[];
  readonly isOffline?: boolean;
  readonly idle?: WhenIdle;
}

/**
 * Runs the hook at `url` with a store of all posts. `reads` lists what was requested from the
 * store.
 */
async function start(
  url: string,
  { list, newer = [], isOffline, idle = never, ...options }: StartOptions = {},
) {
  window.history.replaceState(null, "", url);
  const reads: string[] = [];
  const store = blogStoreModule.createBlogStore({
    loadIndex: async (onPart) => {
      reads.push("index");
      if (isOffline) throw new Error("offline");
      onPart({ posts: POSTS, isComplete: true });
    },
    readNewer: async ({ category }) => {
      reads.push(`newer ${category}`);
      return newer;
    },
  });
  const built = listPage(POSTS, list);
  jest.replaceProperty(blogStoreModule, "blogStore", store);
  jest.spyOn(idleModule, "whenIdle").mockImplementation(idle);
  const { result, unmount } = await act(async () => renderHook(() => useBlogList(built, options)));
  return {
    type: (text: string) => act(async () => result.current.search.onChange(text)),
    view: () => result.current,
    titles: () => result.current.results.posts.map(({ title }) => title),
    pages: () => `${result.current.results.page} of ${result.current.results.pageCount}`,
    reads,
    unmount,
  };
}

describe("search", () => {
  test("loads the index when the box gets focus, not before", async () => {
    const { reads, view } = await start("/blog");
    expect(reads).toEqual([]);
    await act(async () => view().search.onFocus?.());
    expect(reads).toEqual(["index"]);
  });

  test("finds a category's posts by its name on the site, ignoring case", async () => {
    const post = indexedPost(1, { category: "call-center", title: "Staffing" });
    const categories = [{ slug: "call-center", name: "Contact Desk" }];
    const { type, titles } = await start("/blog", {
      everything: [post, indexedPost(2)],
      categories,
    });
    await type("contact D");
    expect(titles()).toEqual(["Staffing"]);
  });

  test("keeps letters typed while a slow page is still rendering earlier ones", async () => {
    const { type, view } = await start("/blog");
    await type("Z");
    await act(async () => {
      React.startTransition(() => view().search.onChange("Zebra")); // as the search box does
      jest.advanceTimersByTime(300); // the "Z" is written to the URL
    });
    expect(view().search.value).toBe("Zebra");
    await act(async () => jest.advanceTimersByTime(300));
    expect(currentUrl()).toBe("/blog?q=Zebra");
  });

  test.each([
    ["POST 1", 9, "11 articles found", "1 of 2", "?q=POST%201"],
    ["post 20", 1, "1 article found", "1 of 1", "?q=post%2020"],
    ["zebra", 0, "No articles found", "1 of 1", "?q=zebra"],
    ["post ", 9, "20 articles found", "1 of 3", "?q=post"],
    ["   ", 9, "", "1 of 3", ""],
  ])(
    "searches every post for %p and keeps the text in the URL",
    async (text, shown, found, page, q) => {
      const { pages, titles, type, view } = await start("/blog");
      await type(text);
      expect(titles()).toHaveLength(shown);
      expect(view().search.result).toBe(found);
      expect(pages()).toBe(page);
      expect(currentUrl()).toBe("/blog");
      act(() => jest.advanceTimersByTime(300));
      expect(currentUrl()).toBe(`/blog${q}`);
      expect(view().search.value).toBe(text); // including the space between two words
      expect(view().results.hrefForPage(2)).toBe(`/blog/page/2${q}`);
      expect(view().hrefForCategory("sms")).toBe(`/blog/category/sms${q}`);
      expect(view().hrefForCategory("all")).toBe(`/blog${q}`);
    },
  );

  test("takes text and page from the URL, and a new search returns to page 1", async () => {
    const list = await start("/blog/page/2?q=post+1", { list: { page: 2 } });
    expect(list.view().search.value).toBe("post 1");
    expect(list.titles()).toEqual(["Post 18", "Post 19"]);
    expect(list.pages()).toBe("2 of 2");
    await list.type("post");
    expect(list.pages()).toBe("1 of 3");
    act(() => jest.advanceTimersByTime(300));
    expect(currentUrl()).toBe("/blog?q=post");
  });

  test.each([
    { kind: "category", slug: "sms", base: "/blog/category/sms" },
    { kind: "category", slug: "ዜና", base: "/blog/category/ዜና" },
    { kind: "author", slug: "ivy-o", name: "Ivy O", base: "/blog/author/ivy-o" },
  ])("starts at page 1 of the results when begun on page 2 of a list ($base)", async (list) => {
    const everything = indexedPosts(20).map((post) => ({
      ...post,
      author: "Ivy O",
      category: list.slug,
    }));
    const { pages, type } = await start(`${list.base}/page/2`, {
      list: { ...list, page: 2 },
      everything,
    });
    expect(pages()).toBe("2 of 3");
    await type("post 1");
    act(() => jest.advanceTimersByTime(300));
    expect(currentUrl()).toBe(`${encodeURI(list.base)}?q=post%201`);
    expect(pages()).toBe("1 of 2");
  });

  test("doesn't change the next page's URL while the list is still shown", async () => {
    const { type } = await start("/blog");
    await type("post 3");
    window.history.pushState(null, "", "/blog/12");
    act(() => jest.advanceTimersByTime(300));
    expect(currentUrl()).toBe("/blog/12");
  });
});

/** Goes to `url` like Gatsby's `navigate` or the browser's history. */
const goTo = (url: string) =>
  act(async () => {
    window.history.pushState(null, "", url);
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
const MIXED = [...POSTS.slice(0, 12), indexedPost(13, { category: "ussd" })];

test("a category chosen on page 1 adds a history entry, and no navigation is announced", async () => {
  const { view } = await start("/blog?q=post+1");
  const entries = window.history.length;
  await act(async () => view().filter.onSelect("ussd"));
  expect(currentUrl()).toBe("/blog?category=ussd&q=post%201");
  expect(window.history).toHaveLength(entries + 1);
  expect(navigate).not.toHaveBeenCalled();
});

test.each([
  ["ussd", "/blog?category=ussd&q=post%201"],
  ["all", "/blog?q=post%201"],
])("selecting the category %s navigates to page 1 with the search text", async (slug, url) => {
  const { view } = await start("/blog/page/2?category=sms&q=post+1", { list: { page: 2 } });
  await act(async () => view().filter.onSelect(slug));
  expect(navigate).toHaveBeenLastCalledWith(url);
});

test("the category in the URL filters the blog, together with a search, page by page", async () => {
  const everything = MIXED;
  const list = await start("/blog?category=sms", { everything });
  expect(list.view().filter.selected).toBe("sms");
  expect(list.pages()).toBe("1 of 2");
  expect(list.view().search.result).toBe("12 articles found");
  expect(list.view().results).toMatchObject({ isFiltered: true, query: "" });
  expect(list.view().results.hrefForPage(2)).toBe("/blog/page/2?category=sms");
  await list.type("post 1");
  expect(list.titles()).toEqual(["Post 1", "Post 10", "Post 11", "Post 12"]);
  act(() => jest.advanceTimersByTime(300));
  expect(currentUrl()).toBe("/blog?category=sms&q=post%201");
  await goTo("/blog?category=ussd&q=post%201");
  expect(list.titles()).toEqual(["Post 13"]);
  await goTo("/blog");
  expect(list.view().filter.selected).toBe("all");
  expect(list.view().results.isFiltered).toBe(false);
  expect(list.titles()).toHaveLength(9);
});

test("a category in the URL loads the index, as a search does", async () => {
  const { reads, titles } = await start("/blog?category=ussd");
  expect(reads).toEqual(["index"]);
  expect(titles()).toEqual([]);
});

test.each([
  ["the blog", undefined, "newer "],
  ["a category", { kind: "category", slug: "sms" }, "newer sms"],
])(
  "posts of %s that are newer than the build join when the page is idle",
  async (_, list, read) => {
    const newer = [indexedPost(0, { title: "Fresh" })];
    const { reads, titles } = await start("/blog", { list, newer, idle: immediately });
    expect(reads).toEqual([read]);
    expect(titles()).toHaveLength(9);
    expect(titles().slice(0, 2)).toEqual(["Fresh", "Post 1"]);
  },
);

test("without the index, the posts on the page can still be searched", async () => {
  const { titles, type, view } = await start("/blog", { isOffline: true });
  await type("post 9");
  expect(titles()).toEqual(["Post 9"]);
  expect(view().search.result).toBe("1 article found; some couldn't be searched");
  await type("post 20");
  expect(view().results).toMatchObject({ posts: [], loading: false });
  expect(view().search.result).toBe("The articles couldn't be searched");
});

test("a list that wasn't pre-rendered has only the given posts and reads nothing", async () => {
  const everything = [indexedPost(30)];
  const { reads, titles } = await start("/blog", { everything, idle: immediately });
  expect(titles()).toEqual(["Post 30"]);
  expect(reads).toEqual([]);
});

test("unmounting stops the timer and the idle work", async () => {
  const waiting = new Set<() => void>();
  const idle = (run: () => void) => {
    waiting.add(run);
    return () => void waiting.delete(run);
  };
  const { type, unmount } = await start("/blog", { idle });
  await type("post");
  expect([jest.getTimerCount(), waiting.size]).toEqual([1, 1]);
  unmount();
  expect([jest.getTimerCount(), waiting.size]).toEqual([0, 0]);
});

describe("readListQuery", () => {
  test.each([
    ["/blog", { category: "", text: "", page: 1 }],
    ["/blog?q=a%20b", { category: "", text: "a b", page: 1 }],
    ["/blog?category=sms", { category: "sms", text: "", page: 1 }],
    ["/blog/page/7?category=sms&q=a", { category: "sms", text: "a", page: 7 }],
    ["/blog/category/sms/page/7", { category: "", text: "", page: 2 }],
    ["/elsewhere", { category: "", text: "", page: 2 }],
  ])("the URL %s requests %j", (url, query) => {
    expect(readListQuery(url, listPage(POSTS, { page: 2 }))).toEqual(query);
  });

  test("a category's own page isn't filtered by another category", () => {
    const sms = listPage(POSTS, { kind: "category", slug: "sms", base: "/blog/category/sms" });
    expect(readListQuery("/blog/category/sms?category=ussd", sms).category).toBe("");
  });

  test("a page number in another category's URL is ignored", () => {
    const sms = listPage(POSTS, { kind: "category", slug: "sms", base: "/blog/category/sms" });
    expect(readListQuery("/blog/category/sms/page/2", sms).page).toBe(2);
    expect(readListQuery("/blog/category/ussd/page/2", sms).page).toBe(1);
  });
});
