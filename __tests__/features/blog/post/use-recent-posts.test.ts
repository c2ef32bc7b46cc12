import { act, renderHook } from "@testing-library/react";
import * as siteFile from "../../../../src/client/site-file";
import * as posts from "../../../../src/features/blog/client/posts";
import { useRecentPosts } from "../../../../src/features/blog/post/use-recent-posts";
import type { WhenIdle } from "../../../../src/hooks/idle";
import { indexedPost } from "../../../fixtures/posts";

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
/** Runs the hook with a build's file read by `built` and a content API read by `live`. */
function start(built: Read, live: Read, idle = atOnce, near = atOnce) {
  const reads = [
    jest.spyOn(siteFile, "readSiteFile").mockImplementation(built),
    jest.spyOn(posts, "readRecent").mockImplementation(live as typeof posts.readRecent), // the parts that are shown
  ];
  const options = { near, idle };
  return { ...renderHook(() => useRecentPosts("post-2", options)), reads };
}
afterEach(() => jest.restoreAllMocks());

describe("useRecentPosts", () => {
  test.each<readonly [string, Read, Read | null, string[]]>([
    ["the latest live posts", async () => BUILT, async () => LIVE, ["post-0", "post-1"]],
    ["live posts if the build's are missing", fails, async () => LIVE, ["post-0", "post-1"]],
    [
      "four built posts but the one shown for a visitor who saves data",
      async () => BUILT,
      null,
      ["post-1", "post-3", "post-4", "post-5"],
    ],
    [
      "the built posts if none are live",
      async () => BUILT.slice(2),
      async () => [],
      ["post-3", "post-4", "post-5"],
    ],
    [
      "the built posts without a response",
      async () => LIVE,
      async () => null,
      ["post-0", "post-1"],
    ],
    ["the built posts after a failure", async () => LIVE, fails, ["post-0", "post-1"]],
    ["none if nothing can be read", fails, fails, []],
    ["none if the host sends something else", async () => ({ error: 1 }), fails, []],
  ])("returns %s", async (_case, built, live, expected) => {
    const { result } = start(built, live ?? fails, live ? atOnce : never);
    expect(result.current).toBeUndefined();
    await act(async () => undefined);
    expect(slugs(result.current)).toEqual(expected);
  });

  test("adds four samples to the only post", async () => {
    jest.spyOn(Math, "random").mockReturnValue(0.999); // the last of the remaining ones
    const { result } = start(
      async () => [1, 2, 3, 4, 5, 6, 7].map((n) => indexedPost(n)),
      async () => [],
    );
    await act(async () => undefined);
    expect(slugs(result.current)).toEqual(["post-7", "post-6", "post-5", "post-4"]);
  });

  test("keeps a built post's picture", async () => {
    const { result } = start(
      async () => BUILT,
      async () => LIVE,
    );
    await act(async () => undefined);
    expect(result.current?.[1]).toEqual(BUILT[0]);
  });

  test("reads nothing until the posts are near the viewport", async () => {
    const { result, reads } = start(fails, fails, never, never);
    await act(async () => undefined);
    expect(result.current).toBeUndefined();
    for (const read of reads) expect(read).not.toHaveBeenCalled();
  });
});
