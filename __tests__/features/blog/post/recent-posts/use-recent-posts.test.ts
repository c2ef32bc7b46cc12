import { act, renderHook } from "@testing-library/react";
import { useRecentPosts } from "../../../../../src/features/blog/post/recent-posts/use-recent-posts";
import { indexedPost } from "../../../../fixtures/posts";

const BUILT = [indexedPost(1), indexedPost(2)];
const LIVE = [indexedPost(0), indexedPost(1, { image: { url: "/live.jpg" } })];

test.each<readonly [string, () => Promise<typeof LIVE | null>, typeof LIVE]>([
  ["the latest posts, a built one as built", async () => LIVE, [indexedPost(0), indexedPost(1)]],
  ["the built posts when there are no others", async () => [], BUILT],
  ["the built posts without a response", async () => null, BUILT],
  ["the built posts after a failure", () => Promise.reject(new Error("offline")), BUILT],
])("useRecentPosts returns %s", async (_case, load, expected) => {
  window.history.replaceState(null, "", "/blog/12");
  const read = jest.fn(load);
  const idle = (run: () => void) => {
    run();
    return () => undefined;
  };
  const { result } = renderHook(() => useRecentPosts(BUILT, { read, idle }));
  expect(result.current).toBe(BUILT);
  await act(async () => undefined);
  expect(result.current).toEqual(expected);
  expect(read).toHaveBeenCalledWith("12");
});
