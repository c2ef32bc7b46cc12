import { act, render, renderHook, screen } from "@testing-library/react";
import { createBlogStore } from "../../../src/features/blog/list/blog-store";
import { useRecentPosts } from "../../../src/features/blog/post/recent-posts/use-recent-posts";
import { usePreviewPost, usePreviewPosts } from "../../../src/features/blog/use-preview-blog";
import { useLiveContent } from "../../../src/features/preview/use-live-content";
import { whenIdle } from "../../../src/hooks/idle";
import { useAsync } from "../../../src/hooks/use-async";
import { replaceCurrentUrl, useCurrentUrl } from "../../../src/hooks/use-current-url";
import { leavePreview, usePreview } from "../../../src/hooks/use-preview";
import { ARTICLES, indexedPost } from "../../fixtures/posts";
import { serverHtml } from "../../support/server-html";

const go = (address: string) => window.history.replaceState(null, "", address);
beforeEach(() => {
  window.sessionStorage.clear();
  go("/");
});

/** A promise that is settled from outside. */
function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

describe("the store of all lists", () => {
  test("loads the index once, and again after a failure", async () => {
    let attempts = 0;
    const store = createBlogStore({
      loadIndex: async (onPart) => {
        attempts += 1;
        if (attempts === 1) throw new Error("offline");
        onPart({ posts: [indexedPost(1)], isComplete: true });
      },
      readNewer: async () => [],
    });
    await act(async () => store.loadIndex());
    expect(store.get()).toMatchObject({ hasFailed: true, index: null });
    await act(async () => {
      store.loadIndex();
      store.loadIndex();
    });
    await act(async () => store.loadIndex());
    expect(attempts).toBe(2);
    expect(store.get()).toMatchObject({ hasFailed: false, index: { isComplete: true } });
  });

  test("keeps new posts of all lists together, newest first, each once", async () => {
    const found = [[indexedPost(2)], [indexedPost(1), indexedPost(2, { title: "again" })]];
    const store = createBlogStore({
      loadIndex: async () => undefined,
      readNewer: async () => found.shift() ?? [],
    });
    const told = jest.fn();
    const stop = store.subscribe(told);
    await act(async () => store.readNewer({ category: "", total: 12 }));
    await act(async () => store.readNewer({ category: "sms", total: 2 }));
    await act(async () => store.readNewer({ category: "sms", total: 2 }));
    expect(store.get().newer.map(({ slug }) => slug)).toEqual(["post-1", "post-2"]);
    expect(told).toHaveBeenCalledTimes(2);
    stop();
  });
});

test("the address is the built one on the server, then the browser's, as it changes", () => {
  go("/blog?q=a");
  const Show = () => <p>{useCurrentUrl("/blog")}</p>;
  expect(serverHtml(<Show />)).toBe("<p>/blog</p>");
  const { unmount } = render(<Show />);
  expect(screen.getByText("/blog?q=a")).toBeVisible();
  act(() => replaceCurrentUrl("/blog?q=b"));
  expect(screen.getByText("/blog?q=b")).toBeVisible();
  unmount();
});

describe("useAsync", () => {
  test("is loading, then loaded; a result for an older key is dropped", async () => {
    const answers = { a: deferred<string>(), b: deferred<string>() };
    const { result, rerender } = renderHook(
      ({ key }: { key: "a" | "b" }) => useAsync(key, (asked) => answers[asked as "a"].promise),
      { initialProps: { key: "a" } },
    );
    expect(result.current).toEqual({ status: "loading" });
    rerender({ key: "b" });
    await act(async () => answers.b.resolve("B"));
    await act(async () => answers.a.resolve("A"));
    expect(result.current).toEqual({ status: "loaded", value: "B" });
  });

  test("is an error when the load rejects, and loads nothing without a key", async () => {
    const failing = () => Promise.reject(new Error("x"));
    const { result } = renderHook(() => useAsync("a", failing));
    await act(async () => undefined);
    expect(result.current).toEqual({ status: "error" });
    const load = jest.fn();
    renderHook(() => useAsync(null, load));
    expect(load).not.toHaveBeenCalled();
  });
});

describe("preview mode", () => {
  const Show = () => <p>{usePreview() ? "preview" : "built"}</p>;

  test("is off on the server and without the parameter", () => {
    go("/?preview");
    expect(serverHtml(<Show />)).toBe("<p>built</p>");
    go("/blog?previews=1");
    render(<Show />);
    expect(screen.getByText("built")).toBeVisible();
  });

  test("begins with ?preview, stays for the tab, ends with one call", () => {
    go("/blog?preview&q=a");
    const first = render(<Show />);
    expect(screen.getByText("preview")).toBeVisible();
    first.unmount();
    go("/about");
    render(<Show />);
    expect(screen.getByText("preview")).toBeVisible();
    expect(window.localStorage).toHaveLength(0); // other tabs are not disturbed
    act(leavePreview);
    expect(screen.getByText("built")).toBeVisible();
  });

  test("takes its parameter along when it ends, and nothing else", () => {
    go("/blog?preview=1&q=a#main");
    render(<Show />);
    act(leavePreview);
    expect(window.location.href).toBe("http://localhost/blog?q=a#main");
    expect(screen.getByText("built")).toBeVisible();
  });

  test("works where the browser has closed its storage", () => {
    const closed = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("denied");
    });
    const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("denied");
    });
    go("/?preview");
    render(<Show />);
    expect(screen.getByText("preview")).toBeVisible();
    closed.mockRestore();
    full.mockRestore();
    act(leavePreview);
    expect(screen.getByText("built")).toBeVisible();
  });
});

describe("a section's content", () => {
  test("is what was built, and nothing is asked, outside preview", () => {
    const read = jest.fn();
    const { result } = renderHook(() => useLiveContent("hero", { heading: "built" }, read));
    expect(result.current).toEqual({ status: "loaded", content: { heading: "built" } });
    expect(read).not.toHaveBeenCalled();
  });

  test("is live in preview, after a loading state", async () => {
    go("/?preview");
    const answer = deferred<unknown>();
    const { result } = renderHook(() =>
      useLiveContent("hero", { heading: "built" }, () => answer.promise),
    );
    expect(result.current.status).toBe("loading");
    await act(async () => answer.resolve({ heading: "live" }));
    expect(result.current).toEqual({ status: "loaded", content: { heading: "live" } });
  });

  test("is the built one with an error when the API has nothing", async () => {
    go("/?preview");
    const { result } = renderHook(() =>
      useLiveContent("hero", { heading: "built" }, () => Promise.reject(new Error("down"))),
    );
    await act(async () => undefined);
    expect(result.current).toEqual({ status: "error", content: { heading: "built" } });
  });
});

describe("the blog in preview", () => {
  test("lists wait, then show every post", async () => {
    go("/blog?preview");
    const answer = deferred<readonly ReturnType<typeof indexedPost>[]>();
    const { result } = renderHook(() => usePreviewPosts(() => answer.promise));
    expect(result.current).toEqual({ everything: undefined, loading: true });
    await act(async () => answer.resolve([indexedPost(1)]));
    expect(result.current).toMatchObject({ everything: [{ slug: "post-1" }], loading: false });
  });

  const loaded = { post: ARTICLES.usual, previous: null, next: null, related: [], recent: [] };
  test.each([
    ["edited", async () => loaded, "live"],
    ["deleted", async () => null, "missing"],
    ["unreachable", () => Promise.reject(new Error("down")), "built"],
  ])("an %s post", async (_name, read, status) => {
    go("/blog/12?preview");
    const { result } = renderHook(() => usePreviewPost({ postId: "12" }, read));
    expect(result.current.status).toBe("loading");
    await act(async () => undefined);
    expect(result.current.status).toBe(status);
  });
});

describe("recent posts", () => {
  const built = [indexedPost(1), indexedPost(2)];
  const idle = (run: () => void) => {
    run();
    return () => undefined;
  };

  test("are the latest once asked; a built one keeps its picture", async () => {
    const live = [indexedPost(0), indexedPost(1, { image: { url: "/live.jpg" } })];
    const read = jest.fn(async () => live);
    go("/blog/12");
    const { result } = renderHook(() => useRecentPosts(built, { read, idle }));
    expect(result.current).toBe(built);
    await act(async () => undefined);
    expect(result.current.map(({ slug, image }) => [slug, image])).toEqual([
      ["post-0", { url: "/images/0.jpg" }],
      ["post-1", { url: "/images/1.jpg" }],
    ]);
    expect(read).toHaveBeenCalledWith("12");
  });

  test.each([
    ["nothing", async () => []],
    ["no answer", async () => null],
    ["a failure", () => Promise.reject(new Error("x"))],
  ])("stay as built after %s", async (_name, read) => {
    const { result } = renderHook(() => useRecentPosts(built, { read, idle }));
    await act(async () => undefined);
    expect(result.current).toBe(built);
  });
});

test("idle work waits for the page to have loaded, and can be called off", () => {
  jest.useFakeTimers();
  const state = jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  const run = jest.fn();
  const late = jest.fn();
  whenIdle(run);
  const cancel = whenIdle(late);
  jest.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
  cancel();
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(2_000);
  expect(run).toHaveBeenCalledTimes(1);
  expect(late).not.toHaveBeenCalled();
  state.mockRestore();
  jest.useRealTimers();
});
