import {
  loadList,
  loadLivePost,
  loadPost,
  previewPosts,
} from "../../../../src/features/blog/client/client-rendered-blog";
import type { LoadedIndex } from "../../../../src/features/blog/client/search";
import { indexedPost } from "../../../fixtures/posts";
import { titleOf } from "../../../support/content/bundled-posts";
import { serveSiteFiles } from "../../../support/dom/site-files";
import { stubClient } from "../../../support/dom/stub-client";

serveSiteFiles();

const HOSTILE = {
  id: 13,
  title: "Fresh",
  category: "ussd",
  created_at: "2026-11-19T08:00:00Z",
  sections: [
    { header: "One", explanation: "<p>a</p><script>window.pwned = 1</script><h2>Sub</h2>" },
    { header: "One", explanation: "first\n\nsecond" },
  ],
};
const OLDER = { id: 12, title: "Older", category: "sms", created_at: "2026-10-20T08:00:00Z" };
const PEER = { id: 9, title: "Peer", category: "ussd", created_at: "2026-01-01T08:00:00Z" };

const api = stubClient({ "/blogs": { blogs: [HOSTILE, OLDER, PEER] }, "/blogs/13": HOSTILE });
const down = stubClient({});
const noIndex = () => Promise.reject(new Error("offline"));
const slugs = (posts: readonly { readonly slug: string }[] = []) => posts.map(({ slug }) => slug);

test("loadPost reads a post with neighbours, relatives and recent posts, its HTML sanitised", async () => {
  const loaded = await loadPost("13", api);
  expect(loaded?.post.content).toBe(
    '<h2 id="one">One</h2><p>a</p><h3>Sub</h3><h2 id="one-2">One</h2><p>first</p><p>second</p>',
  );
  expect(loaded?.post.contents).toEqual([
    { anchor: "one", title: "One" },
    { anchor: "one-2", title: "One" },
  ]);
  expect(loaded?.previous?.slug).toBe("12");
  expect(loaded?.next).toBeNull();
  expect(slugs(loaded?.related)).toEqual(["9", "12"]);
  expect(slugs(loaded?.recent)).toEqual(["12", "9"]);
});

test("loadPost without an API loads a bundled post by a numeric id, else none", async () => {
  const bundled = await loadPost("12", down);
  expect(bundled?.post.title).toBe(titleOf(12));
  expect(await loadPost("launch", down)).toBeNull();
});

const ONLY = stubClient({ "/blogs": { blogs: [HOSTILE] }, "/blogs/13": HOSTILE });
test.each([
  ["without an API", "12", down, ["1", "2", "3", "4"]],
  ["beside the only post of the API", "13", ONLY, ["1", "2", "3", "4"]],
  ["with other posts", "13", api, ["12", "9"]],
])(
  "the recent posts %s are a random sample of the bundled ones only without others",
  async (_case, slug, client, expected) => {
    const loaded = await loadPost(slug, client, () => 0.999); // takes the last of those that are left
    expect(slugs(loaded?.recent)).toEqual(expected);
  },
);

test("loadLivePost reads a built post, is null for a deleted one and rejects without an API", async () => {
  expect((await loadLivePost("13", api))?.post.title).toBe("Fresh");
  expect(await loadLivePost("77", api)).toBeNull();
  const offline = { ...down, read: async () => ({ ok: false, status: null }) as const };
  await expect(loadLivePost("13", offline)).rejects.toThrow("could not be read");
});

const USSD = { kind: "category", slug: "ussd", base: "/blog/category/ussd", page: 1 } as const;

test("loadList has live posts and those of the index, each once", async () => {
  const index = async (onPart: (index: LoadedIndex) => void) =>
    onPart({ posts: [indexedPost(1, { slug: "13" }), indexedPost(2)], isComplete: true });
  const { list, everything } = await loadList(USSD, api, index);
  expect(list).toMatchObject({ kind: "category", name: "USSD Services", page: 1, posts: [] });
  expect(slugs(everything)).toEqual(["13", "12", "9", "post-2"]);
});

test("loadList names a tag as a post does that carries it", async () => {
  const tagged = stubClient({ "/blogs": { blogs: [{ id: 1, tags: ["Mobile Money"] }] } });
  const tag = {
    kind: "tag",
    slug: "mobile-money",
    base: "/blog/tag/mobile-money",
    page: 1,
  } as const;
  expect((await loadList(tag, tagged, noIndex)).list.name).toBe("Mobile Money");
});

test("lists fall back to the bundled posts", async () => {
  expect((await loadList(USSD, down, noIndex)).everything).toHaveLength(12);
  expect(await previewPosts("", down)).toHaveLength(12);
  expect(await previewPosts("software", api)).toHaveLength(12);
});

test("previewPosts reads live posts", async () => {
  expect(slugs(await previewPosts("", api))).toEqual(["13", "12", "9"]);
  expect(slugs(await previewPosts("ussd", api))).toEqual(["13", "12", "9"]);
});
