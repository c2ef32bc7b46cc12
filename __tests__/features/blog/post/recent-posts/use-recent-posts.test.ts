import { act, renderHook } from "@testing-library/react";
import { useRecentPosts } from "../../../../../src/features/blog/post/recent-posts/use-recent-posts";
import type { WhenIdle } from "../../../../../src/hooks/idle";
import { indexedPost } from "../../../../fixtures/posts";

const BUILT = [1, 2, 3, 4, 5].map((n) => indexedPost(n));
const LIVE = [indexedPost(0), indexedPost(1, { image: { url: "/live.jpg" } })];
const atOnce: WhenIdle = (run) => {
  run();
  return () => undefined;
};
const never: WhenIdle = () => () => undefined;
const fails = () => Promise.reject(new Error("offline"));
const slugs = (posts?: readonly { readonly slug: string }[]) => posts?.map(({ slug }) => slug);

type Read = () => Promise<unknown>;
test.each<readonly [string, Read, (() => Promise<typeof LIVE | null>) | null, string[]]>([
  ["the latest live posts", async () => BUILT, async () => LIVE, ["post-0", "post-1"]],
  ["live posts where the build's are missing", fails, async () => LIVE, ["post-0", "post-1"]],
  [
    "four built posts but the one shown for a visitor who saves data",
    async () => BUILT,
    null,
    ["post-1", "post-3", "post-4", "post-5"],
  ],
  [
    "the built posts where none are live",
    async () => BUILT.slice(2),
    async () => [],
    ["post-3", "post-4", "post-5"],
  ],
  ["the built posts without a response", async () => LIVE, async () => null, ["post-0", "post-1"]],
  ["the built posts after a failure", async () => LIVE, fails, ["post-0", "post-1"]],
  ["none where nothing can be read", fails, fails, []],
  ["none where the host sends something else", async () => ({ error: 1 }), fails, []],
])("useRecentPosts returns %s", async (_case, built, live, expected) => {
  const options = {
    near: atOnce,
    idle: live ? atOnce : never,
    readBuilt: built,
    readLive: live ?? fails,
  };
  const { result } = renderHook(() => useRecentPosts("post-2", options));
  expect(result.current).toBeUndefined();
  await act(async () => undefined);
  expect(slugs(result.current)).toEqual(expected);
});

test("useRecentPosts keeps the picture of a built post", async () => {
  const options = {
    near: atOnce,
    idle: atOnce,
    readBuilt: async () => BUILT,
    readLive: async () => LIVE,
  };
  const { result } = renderHook(() => useRecentPosts("post-2", options));
  await act(async () => undefined);
  expect(result.current?.[1]).toEqual(BUILT[0]);
});

test("useRecentPosts reads nothing before the posts are near the viewport", async () => {
  const read = jest.fn(async () => BUILT);
  const options = { near: never, idle: never, readBuilt: read, readLive: read };
  const { result } = renderHook(() => useRecentPosts("post-2", options));
  await act(async () => undefined);
  expect(result.current).toBeUndefined();
  expect(read).not.toHaveBeenCalled();
});
