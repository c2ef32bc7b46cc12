import { act, fireEvent, render, screen } from "@testing-library/react";
import {
  type BlogData,
  type BlogStore,
  createBlogStore,
} from "../../../../src/features/blog/list/blog-store";
import {
  type BlogListOptions,
  readListAddress,
  useBlogList,
} from "../../../../src/features/blog/list/use-blog-list";
import { indexedPost, indexedPosts, listPage } from "../../../fixtures/posts";
import { manualClock } from "../../../support/manual-clock";
import { serverHtml } from "../../../support/server-html";

const POSTS = indexedPosts(20);
beforeEach(() => {
  window.history.replaceState(null, "", "/blog");
});

/** A store that is told what it has; records what it is asked for. */
function toldStore(data: Partial<BlogData> = {}) {
  const asked: string[] = [];
  const base = createBlogStore({
    loadIndex: async (onPart) => {
      asked.push("index");
      onPart({ posts: POSTS, isComplete: true });
    },
    readNewer: async ({ category }) => {
      asked.push(`newer ${category}`);
      return data.newer ?? [];
    },
  });
  return { store: base as BlogStore, asked };
}

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

const titles = () => screen.getAllByRole("listitem").map((item) => item.textContent);
const box = () => screen.getByLabelText("search");
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const idle = (run: () => void) => {
  run();
  return () => undefined;
};
const never = () => () => undefined;

test("the built page shows, on the server and at first, whatever the address asks for", () => {
  window.history.replaceState(null, "", "/blog?q=post+1");
  const html = serverHtml(<List list={listPage(POSTS)} />);
  expect(html).toContain("<li>Post 9</li>");
  expect(html).toContain("page 1 of 3, ready");
});

test("nothing is loaded before the box has the focus", () => {
  const { store, asked } = toldStore();
  render(<List list={listPage(POSTS)} store={store} idle={never} />);
  expect(asked).toEqual([]);
  fireEvent.focus(box());
  expect(asked).toEqual(["index"]);
});

test("typing filters every post, says how many, and is kept in the address", async () => {
  const clock = manualClock();
  const { store } = toldStore();
  render(<List list={listPage(POSTS)} store={store} clock={clock} idle={never} />);
  await act(async () => type("POST 1"));
  expect(titles()).toHaveLength(9);
  expect(screen.getByRole("status")).toHaveTextContent("11 articles found");
  expect(screen.getByText("page 1 of 2, ready")).toBeVisible();
  expect(window.location.search).toBe("");
  act(() => clock.advance(300));
  expect(window.location.pathname + window.location.search).toBe("/blog?q=POST%201");
  expect(screen.getByText("two")).toHaveAttribute("href", "/blog/page/2?q=POST%201");
  expect(screen.getByText("sms")).toHaveAttribute("href", "/blog/category/sms?q=POST%201");
  expect(screen.getByText("all")).toHaveAttribute("href", "/blog?q=POST%201");
});

test("one article is one article", async () => {
  const { store } = toldStore();
  render(<List list={listPage(POSTS)} store={store} clock={manualClock()} idle={never} />);
  await act(async () => type("post 20"));
  expect(screen.getByRole("status")).toHaveTextContent("1 article found");
});

test("blank text is no search and stays out of the address", async () => {
  const clock = manualClock();
  const { store } = toldStore();
  render(<List list={listPage(POSTS)} store={store} clock={clock} idle={never} />);
  await act(async () => type("   "));
  act(() => clock.advance(1_000));
  expect(window.location.search).toBe("");
  expect(titles()).toHaveLength(9);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("a pause between two words keeps the blank that was typed", async () => {
  const clock = manualClock();
  const { store } = toldStore();
  render(<List list={listPage(POSTS)} store={store} clock={clock} idle={never} />);
  await act(async () => type("post "));
  act(() => clock.advance(1_000));
  expect(window.location.search).toBe("?q=post");
  expect(box()).toHaveValue("post ");
});

test("text and page of the address are taken up after the first render", async () => {
  window.history.replaceState(null, "", "/blog/page/2?q=post+1");
  const { store } = toldStore();
  await act(async () => {
    render(<List list={listPage(POSTS, { page: 2 })} store={store} idle={never} />);
  });
  expect(box()).toHaveValue("post 1");
  expect(titles()).toEqual(["Post 18", "Post 19"]);
  expect(screen.getByText("page 2 of 2, ready")).toBeVisible();
});

test("a new search returns the page to 1", async () => {
  window.history.replaceState(null, "", "/blog/page/2?q=post+1");
  const clock = manualClock();
  const { store } = toldStore();
  await act(async () => {
    render(<List list={listPage(POSTS, { page: 2 })} store={store} clock={clock} idle={never} />);
  });
  await act(async () => type("post"));
  expect(screen.getByText("page 1 of 3, ready")).toBeVisible();
  act(() => clock.advance(300));
  expect(window.location.pathname).toBe("/blog");
});

test("going back brings back the search before", async () => {
  const { store } = toldStore();
  render(<List list={listPage(POSTS)} store={store} clock={manualClock()} idle={never} />);
  await act(async () => {
    window.history.replaceState(null, "", "/blog?q=post+20");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  expect(box()).toHaveValue("post 20");
  expect(titles()).toEqual(["Post 20"]);
});

test("posts newer than the build join when the page has time", async () => {
  const { store, asked } = toldStore({ newer: [indexedPost(0, { title: "Fresh" })] });
  await act(async () => {
    render(<List list={listPage(POSTS)} store={store} idle={idle} />);
  });
  expect(asked).toEqual(["newer "]);
  expect(titles().slice(0, 2)).toEqual(["Fresh", "Post 1"]);
  expect(titles()).toHaveLength(9);
});

test("a category asks for its own new posts", async () => {
  const { store, asked } = toldStore();
  const list = listPage(POSTS, { kind: "category", slug: "sms", base: "/blog/category/sms" });
  await act(async () => {
    render(<List list={list} store={store} idle={idle} />);
  });
  expect(asked).toEqual(["newer sms"]);
});

test("an index that cannot be had leaves the page's own posts to search", async () => {
  const store = createBlogStore({
    loadIndex: () => Promise.reject(new Error("offline")),
    readNewer: async () => [],
  });
  render(<List list={listPage(POSTS)} store={store} clock={manualClock()} idle={never} />);
  await act(async () => type("post 9"));
  expect(titles()).toEqual(["Post 9"]);
  expect(screen.getByRole("status")).toHaveTextContent("1 article found");
  await act(async () => type("post 20"));
  expect(screen.getByText("page 1 of 1, ready")).toBeVisible();
});

test("in preview the given posts are all there are", () => {
  const { store, asked } = toldStore();
  const everything = [indexedPost(30)];
  render(<List list={listPage(POSTS)} everything={everything} store={store} idle={idle} />);
  expect(titles()).toEqual(["Post 30"]);
  expect(asked).toEqual([]);
});

test("leaving the list ends its timers", () => {
  const clock = manualClock();
  const { store } = toldStore();
  const { unmount } = render(
    <List list={listPage(POSTS)} store={store} clock={clock} idle={never} />,
  );
  type("post");
  unmount();
  expect(clock.pending()).toBe(0);
});

test.each([
  ["/blog", { text: "", page: 1 }],
  ["/blog?q=a%20b", { text: "a b", page: 1 }],
  ["/blog/page/7", { text: "", page: 7 }],
  ["/blog/page/0", { text: "", page: 2 }],
  ["/blog/page/x?q=a", { text: "a", page: 2 }],
  ["/elsewhere", { text: "", page: 2 }],
])("the address %s asks for %j", (address, expected) => {
  expect(readListAddress(address, { base: "/blog", page: 2 })).toEqual(expected);
});
