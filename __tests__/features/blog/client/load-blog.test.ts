import * as contentClient from "../../../../src/client/client";
import {
  loadList,
  loadLivePost,
  loadPost,
  previewPosts,
} from "../../../../src/features/blog/client/load-blog";
import * as search from "../../../../src/features/blog/client/search";
import { CATEGORIES, indexedPost } from "../../../fixtures/posts";
import { titleOf } from "../../../support/content/bundled-posts";
import { serveSiteFiles } from "../../../support/dom/site-files";
import { stubContent } from "../../../support/dom/stub-content";

afterEach(() => jest.restoreAllMocks());

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

const api = () =>
  stubContent({ "/blogs": { blogs: [HOSTILE, OLDER, PEER] }, "/blogs/13": HOSTILE });
const down = () => stubContent({});
const noIndex = () => jest.spyOn(search, "loadIndex").mockRejectedValue(new Error("offline"));
const slugs = (posts: readonly { readonly slug: string }[] = []) => posts.map(({ slug }) => slug);

describe("loadPost", () => {
  test("reads a post with neighbours, related and recent posts, and sanitises its HTML", async () => {
    api();
    const loaded = await loadPost("13");
    expect(loaded?.post.content).toBe(
      '<h2 id="part-one"><a name="one"></a>One</h2><p>a</p><h3>Sub</h3>' +
        '<h2 id="part-one-2"><a name="one-2"></a>One</h2><p>first</p><p>second</p>',
    );
    expect(loaded?.post.contents).toEqual([
      { anchor: "part-one", title: "One" },
      { anchor: "part-one-2", title: "One" },
    ]);
    expect(loaded?.previous?.slug).toBe("12");
    expect(loaded?.next).toBeNull();
    expect(slugs(loaded?.related)).toEqual(["9", "12"]);
    expect(slugs(loaded?.recent)).toEqual(["12", "9"]);
  });

  test("adds the author's page, role and introduction if the build has that page", async () => {
    const posts = [
      { ...HOSTILE, author_name: "Ivy Wanjiku" },
      { ...OLDER, author_name: "Somebody New" },
    ];
    stubContent({ "/blogs": { blogs: posts }, "/blogs/13": posts[0], "/blogs/12": posts[1] });
    for (const load of [loadPost, loadLivePost]) {
      expect((await load("13"))?.post).toMatchObject({
        author: "Ivy Wanjiku",
        authorId: "ivy-wanjiku",
        authorRole: "Lawyer, Duka Advocates",
        authorBio: "Guest.",
      });
      expect((await load("12"))?.post).toMatchObject({ author: "Somebody New", authorId: "" });
    }
  });

  test("uses only the author's name if the author can't be looked up", async () => {
    api();
    jest.spyOn(globalThis, "fetch").mockRejectedValue(new Error("offline"));
    expect((await loadPost("13"))?.post).toMatchObject({ title: "Fresh", authorId: "" });
  });

  test("without an API, loads a bundled post by a numeric id, otherwise none", async () => {
    down();
    const bundled = await loadPost("12");
    expect(bundled?.post.title).toBe(titleOf(12));
    expect(await loadPost("launch")).toBeNull();
  });

  const only = () => stubContent({ "/blogs": { blogs: [HOSTILE] }, "/blogs/13": HOSTILE });
  test.each([
    ["without an API", "12", down, ["1", "2", "3", "4"]],
    ["next to the API's only post", "13", only, ["1", "2", "3", "4"]],
    ["with other posts", "13", api, ["12", "9"]],
  ])(
    "the recent posts %s are a random sample of the bundled ones only if there are no others",
    async (_case, slug, serve, expected) => {
      serve();
      jest.spyOn(Math, "random").mockReturnValue(0.999); // picks the last of the remaining ones
      const loaded = await loadPost(slug);
      expect(slugs(loaded?.recent)).toEqual(expected);
    },
  );
});

test("loadLivePost reads a built post, is null for a deleted one and rejects without an API", async () => {
  api();
  expect((await loadLivePost("13"))?.post.title).toBe("Fresh");
  expect(await loadLivePost("77")).toBeNull();
  jest.spyOn(contentClient, "readContent").mockResolvedValue({ ok: false, status: null });
  await expect(loadLivePost("13")).rejects.toThrow("could not be read");
});

/** Loads a list that must exist. */
async function loaded(route: Parameters<typeof loadList>[0]) {
  const list = await loadList(route, CATEGORIES);
  if (!list) throw new Error("there is no such list");
  return list;
}

const USSD = { kind: "category", slug: "ussd", base: "/blog/category/ussd", page: 1 } as const;

describe("loadList", () => {
  test("has live posts and those of the index, each once", async () => {
    api();
    jest
      .spyOn(search, "loadIndex")
      .mockImplementation(async (onPart) =>
        onPart({ posts: [indexedPost(1, { slug: "13" }), indexedPost(2)], isComplete: true }),
      );
    const { list, everything } = await loaded(USSD);
    expect(list).toMatchObject({ kind: "category", name: "USSD Services", page: 1, posts: [] });
    expect(slugs(everything)).toEqual(["13", "12", "9", "post-2"]);
  });

  test.each([
    ["tag", "account-suspended-call-0700", null],
    ["category", "mobile-banking", "Mobile Banking"],
    ["category", "mobile-money", "Mobile money"],
    ["category", "farms", "Farms"],
    ["category", "sms", "Bulk SMS"],
    ["tag", "m-pesa", "M-PESA"],
  ] as const)(
    "names the %s %s of a URL as the build or a post does: %j",
    async (kind, slug, name) => {
      noIndex();
      const posts = () =>
        stubContent({ "/blogs": { blogs: [{ id: 1, category: "Farms", tags: ["M-PESA"] }] } });
      const route = { kind, slug, base: `/blog/${kind}/${slug}`, page: 1 };
      const built = [...CATEGORIES, { slug: "mobile-money", name: "Mobile money" }];
      for (const serve of name === null ? [posts, down] : [posts]) {
        serve();
        expect((await loadList(route, built))?.list.name ?? null).toBe(name);
      }
    },
  );

  test("names a tag as the post that has it does", async () => {
    noIndex();
    stubContent({ "/blogs": { blogs: [{ id: 1, tags: ["Mobile Money"] }] } });
    const tag = {
      kind: "tag",
      slug: "mobile-money",
      base: "/blog/tag/mobile-money",
      page: 1,
    } as const;
    expect((await loaded(tag)).list.name).toBe("Mobile Money");
  });

  test("falls back to the bundled posts", async () => {
    noIndex();
    down();
    expect((await loaded(USSD)).everything).toHaveLength(12);
    expect(await previewPosts("")).toHaveLength(12);
    api();
    expect(await previewPosts("software")).toHaveLength(12);
  });
});

test("previewPosts reads live posts", async () => {
  api();
  expect(slugs(await previewPosts(""))).toEqual(["13", "12", "9"]);
  expect(slugs(await previewPosts("ussd"))).toEqual(["13", "12", "9"]);
});
