import { createClient } from "../../../../src/client/client";
import {
  loadList,
  loadLivePost,
  loadPost,
  previewPosts,
} from "../../../../src/features/blog/client/client-rendered-blog";
import { readSection } from "../../../../src/features/preview/live-content";
import { indexedPost } from "../../../fixtures/posts";
import { memoryStorage } from "../../../support/memory-storage";

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
const ALL = [HOSTILE, OLDER, PEER];

/** A client of an API that answers with `bodies` by path and with 404 otherwise. */
function clientOf(bodies: Readonly<Record<string, unknown>>) {
  const answer = async (address: string | URL | Request) => {
    const path = String(address).replace("/api", "").split("?")[0] ?? "";
    const ok = Object.hasOwn(bodies, path);
    return { ok, status: ok ? 200 : 404, json: async () => bodies[path] } as Response;
  };
  const options = { baseUrl: "/api", storage: memoryStorage, log: () => undefined };
  return createClient({ ...options, fetch: answer });
}
const api = clientOf({ "/blogs": { blogs: ALL }, "/blogs/13": HOSTILE });
const down = clientOf({});
const noIndex = () => Promise.reject(new Error("gone"));

test("a post is read with its neighbours, relatives and the latest others, its HTML made safe", async () => {
  const loaded = await loadPost("13", { client: api });
  expect(loaded?.post.content).toBe(
    '<h2 id="one">One</h2><p>a</p><h3>Sub</h3><h2 id="one-2">One</h2><p>first</p><p>second</p>',
  );
  expect(loaded?.post.contents).toEqual([
    { anchor: "one", title: "One" },
    { anchor: "one-2", title: "One" },
  ]);
  expect(loaded?.previous?.slug).toBe("12");
  expect(loaded?.next).toBeNull();
  expect(loaded?.related.map(({ slug }) => slug)).toEqual(["9", "12"]);
  expect(loaded?.recent.map(({ slug }) => slug)).toEqual(["12", "9"]);
});

test("without an API a numeric address is a bundled post, any other is none", async () => {
  const bundled = await loadPost("12", { client: down });
  expect(bundled?.post.title).toContain("curly apostrophe");
  expect(bundled?.recent.map(({ slug }) => slug)).toEqual(["11", "10", "9", "8"]);
  expect(await loadPost("launch", { client: down })).toBeNull();
});

test("a built post in preview is as the API has it, or gone, or cannot be told", async () => {
  expect((await loadLivePost("13", { client: api }))?.post.title).toBe("Fresh");
  expect(await loadLivePost("77", { client: api })).toBeNull();
  const error = clientOf({});
  const refused = { ...error, read: async () => ({ ok: false, status: null }) as const };
  await expect(loadLivePost("13", { client: refused })).rejects.toThrow("could not be read");
});

const CATEGORY = { kind: "category", slug: "ussd", base: "/blog/category/ussd", page: 1 } as const;

test("a client-rendered list holds live posts and those of the build, each once", async () => {
  const index = async (
    onPart: (part: {
      posts: never[] | ReturnType<typeof indexedPost>[];
      isComplete: boolean;
    }) => void,
  ) => onPart({ posts: [indexedPost(1, { slug: "13" }), indexedPost(2)], isComplete: true });
  const { list, everything } = await loadList(CATEGORY, { client: api, index });
  expect(list).toMatchObject({ kind: "category", name: "USSD Services", page: 1, posts: [] });
  expect(everything.map(({ title }) => title)).toEqual(["Fresh", "Older", "Peer", "Post 2"]);
});

test("a category that cannot be had shows the bundled posts", async () => {
  const { everything } = await loadList(CATEGORY, { client: down, index: noIndex });
  expect(everything).toHaveLength(12);
});

test("a tag takes its name from a post that carries it", async () => {
  const tagged = clientOf({ "/blogs": { blogs: [{ id: 1, tags: ["Mobile Money"] }] } });
  const address = { kind: "tag", slug: "mobile-money", base: "/blog/tag/mobile-money", page: 1 };
  const { list } = await loadList({ ...address, kind: "tag" }, { client: tagged, index: noIndex });
  expect(list.name).toBe("Mobile Money");
});

test("a preview of lists shows live posts, and bundled ones when there are none", async () => {
  expect((await previewPosts(api)).map(({ slug }) => slug)).toEqual(["13", "12", "9"]);
  expect(await previewPosts(down)).toHaveLength(12);
});

test("a section's live content is mapped as the build maps it, with addresses for images", async () => {
  const hero = { heading: "Hi", services: [{ title: "A", image_path: "hero/a.jpg" }] };
  expect(await readSection("hero", clientOf({ "/hero-section": hero }))).toMatchObject({
    heading: "Hi",
    buttonText: "CONTACT US NOW",
    services: [{ title: "A", image: { url: "/api/images/hero/a.jpg" } }],
  });
});

test.each([
  ["is down", {}],
  ["has nothing", { "/hero-section": {} }],
  ["sends something else", { "/hero-section": ["x"] }],
])("a section keeps what was built when the API %s", async (_name, bodies) => {
  await expect(readSection("hero", clientOf(bodies))).rejects.toThrow();
});
