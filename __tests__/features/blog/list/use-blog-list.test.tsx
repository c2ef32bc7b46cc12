import { act, fireEvent, render, screen } from "@testing-library/react";
import type { PostListPage } from "../../../../src/content/blog/blog-list";
import type { IndexedPost } from "../../../../src/content/blog/search-index";
import { createBlogStore } from "../../../../src/features/blog/list/blog-store";
import {
  type BlogListOptions,
  readListQuery,
  useBlogList,
} from "../../../../src/features/blog/list/use-blog-list";
import { indexedPost, indexedPosts, listPage } from "../../../fixtures/posts";
import { manualClock } from "../../../support/manual-clock";
import { serverHtml } from "../../../support/server-html";

const POSTS = indexedPosts(20);
const SMS: Partial<PostListPage> = { kind: "category", slug: "sms", base: "/blog/category/sms" };

function List({ list, ...options }: { list: ReturnType<typeof listPage> } & BlogListOptions) {
  const { results, search, hrefForCategory } = useBlogList(list, options);
  return (
    <div>
      <input
        aria-label="search"
        value={search.value}
        onChange={(event) => search.onChange(event.target.value)}
        onFocus={search.onFocus}
      />
      <p role="status">{search.result}</p>
      <ul>
        {results.posts.map(({ slug, title }) => (
          <li key={slug}>{title}</li>
        ))}
      </ul>
      <p>{`page ${results.page} of ${results.pageCount}, ${results.loading ? "loading" : "ready"}`}</p>
      <a href={results.hrefForPage(2)}>two</a>
      <a href={hrefForCategory("sms")}>sms</a>
      <a href={hrefForCategory("all")}>all</a>
    </div>
  );
}

const titles = () => screen.queryAllByRole("listitem").map((item) => item.textContent);
const box = () => screen.getByLabelText("search");
const type = (text: string) =>
  act(async () => void fireEvent.change(box(), { target: { value: text } }));
const currentUrl = () => window.location.pathname + window.location.search;
const immediately = (run: () => void) => {
  run();
  return () => undefined;
};
const never = () => () => undefined;

interface ShowOptions extends BlogListOptions {
  readonly list?: Partial<PostListPage>;
  readonly newer?: readonly IndexedPost[];
  readonly isOffline?: boolean;
}

/** Renders a list at `url` over a store of all posts; `reads` names what the store was asked for. */
async function show(url: string, { list, newer = [], isOffline, ...options }: ShowOptions = {}) {
  window.history.replaceState(null, "", url);
  const clock = manualClock();
  const reads: string[] = [];
  const store = createBlogStore({
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
  const props = { idle: never, ...options, list: listPage(POSTS, list), store, clock };
  const { unmount } = await act(async () => render(<List {...props} />));
  return { clock, reads, unmount };
}

test("the server and the first render show the built page whatever the URL asks for", () => {
  window.history.replaceState(null, "", "/blog?q=post+1");
  const html = serverHtml(<List list={listPage(POSTS)} />);
  expect(html).toContain("<li>Post 9</li>");
  expect(html).toContain("page 1 of 3, ready");
});

test("the index is loaded when the box gets focus, not before", async () => {
  const { reads } = await show("/blog");
  expect(reads).toEqual([]);
  fireEvent.focus(box());
  expect(reads).toEqual(["index"]);
});

test.each([
  ["POST 1", 9, "11 articles found", "page 1 of 2, ready", "?q=POST%201"],
  ["post 20", 1, "1 article found", "page 1 of 1, ready", "?q=post%2020"],
  ["zebra", 0, "", "page 1 of 1, ready", "?q=zebra"],
  ["post ", 9, "20 articles found", "page 1 of 3, ready", "?q=post"],
  ["   ", 9, "", "page 1 of 3, ready", ""],
])("typing %p searches every post and is kept in the URL", async (text, shown, found, page, q) => {
  const { clock } = await show("/blog");
  await type(text);
  expect(titles()).toHaveLength(shown);
  expect(screen.getByRole("status").textContent).toBe(found);
  expect(screen.getByText(page)).toBeVisible();
  expect(currentUrl()).toBe("/blog");
  act(() => clock.advance(300));
  expect(currentUrl()).toBe(`/blog${q}`);
  expect(box()).toHaveValue(text); // with the blank between two words
  expect(screen.getByText("two")).toHaveAttribute("href", `/blog/page/2${q}`);
  expect(screen.getByText("sms")).toHaveAttribute("href", `/blog/category/sms${q}`);
  expect(screen.getByText("all")).toHaveAttribute("href", `/blog${q}`);
});

test("the URL gives search text and page; a new search returns to page 1", async () => {
  const { clock } = await show("/blog/page/2?q=post+1", { list: { page: 2 } });
  expect(box()).toHaveValue("post 1");
  expect(titles()).toEqual(["Post 18", "Post 19"]);
  expect(screen.getByText("page 2 of 2, ready")).toBeVisible();
  await type("post");
  expect(screen.getByText("page 1 of 3, ready")).toBeVisible();
  act(() => clock.advance(300));
  expect(currentUrl()).toBe("/blog?q=post");
});

test("going back restores the search before", async () => {
  await show("/blog");
  await act(async () => {
    window.history.replaceState(null, "", "/blog?q=post+20");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  expect(box()).toHaveValue("post 20");
  expect(titles()).toEqual(["Post 20"]);
});

test.each([
  ["the blog", {}, "newer "],
  ["a category", SMS, "newer sms"],
])(
  "posts of %s that are newer than the build join when the page is idle",
  async (_, list, read) => {
    const newer = [indexedPost(0, { title: "Fresh" })];
    const { reads } = await show(list.base ?? "/blog", { list, newer, idle: immediately });
    expect(reads).toEqual([read]);
    expect(titles().slice(0, 2)).toEqual(["Fresh", "Post 1"]);
    expect(titles()).toHaveLength(9);
  },
);

test("without the index the posts of the page can still be searched", async () => {
  await show("/blog", { isOffline: true });
  await type("post 9");
  expect(titles()).toEqual(["Post 9"]);
  expect(screen.getByRole("status")).toHaveTextContent("1 article found");
  await type("post 20");
  expect(screen.getByText("page 1 of 1, ready")).toBeVisible();
});

test("a list that was not pre-rendered shows the given posts alone and reads nothing", async () => {
  const { reads } = await show("/blog", { everything: [indexedPost(30)], idle: immediately });
  expect(titles()).toEqual(["Post 30"]);
  expect(reads).toEqual([]);
});

test("useBlogList stops its timer when the component unmounts", async () => {
  const { clock, unmount } = await show("/blog");
  await type("post");
  expect(clock.pending()).toBe(1);
  unmount();
  expect(clock.pending()).toBe(0);
});

test.each([
  ["/blog", { text: "", page: 1 }],
  ["/blog?q=a%20b", { text: "a b", page: 1 }],
  ["/blog/page/7?q=a", { text: "a", page: 7 }],
  ["/blog/category/sms/page/7", { text: "", page: 2 }],
  ["/elsewhere", { text: "", page: 2 }],
])("the URL %s asks for %j", (url, query) => {
  expect(readListQuery(url, listPage(POSTS, { page: 2 }))).toEqual(query);
});
