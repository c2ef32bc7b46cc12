import { act, renderHook } from "@testing-library/react";
import { usePreviewPost, usePreviewPosts } from "../../../src/features/blog/use-preview-blog";
import { ARTICLES, indexedPost } from "../../fixtures/posts";

const LOADED = { post: ARTICLES.usual, previous: null, next: null, related: [], recent: [] };
beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, "", "/blog?preview");
});

test("usePreviewPosts loads every post that a category's list can show", async () => {
  const read = jest.fn(async () => [indexedPost(1)]);
  const { result } = renderHook(() => usePreviewPosts("sms", read));
  expect(read).toHaveBeenCalledWith("sms");
  expect(result.current).toEqual({ everything: undefined, loading: true });
  await act(async () => undefined);
  expect(result.current).toMatchObject({ everything: [{ slug: "post-1" }], loading: false });
});

test.each([
  ["an edited post", async () => LOADED, "live"],
  ["a deleted post", async () => null, "missing"],
  ["a post that can't be read", () => Promise.reject(new Error("offline")), "built"],
])("usePreviewPost loads, then %s is %3$s", async (_case, read, status) => {
  const { result } = renderHook(() => usePreviewPost("12", read));
  expect(result.current.status).toBe("loading");
  await act(async () => undefined);
  expect(result.current.status).toBe(status);
});

test("nothing is read outside preview mode", () => {
  window.history.replaceState(null, "", "/blog");
  const read = jest.fn();
  const list = renderHook(() => usePreviewPosts("", read));
  expect(list.result.current).toEqual({ everything: undefined, loading: false });
  const post = renderHook(() => usePreviewPost("12", read));
  expect(post.result.current.status).toBe("built");
  expect(read).not.toHaveBeenCalled();
});
