import { type ListSources, viewList } from "../../../src/features/blog/blog-view";
import { indexedPost, indexedPosts, listPage } from "../../fixtures/posts";

const POSTS = indexedPosts(20);
const NOTHING: ListSources = { index: null, isComplete: false, newer: [] };
const INDEX: ListSources = { index: POSTS, isComplete: true, newer: [] };
const slugs = (view: { posts: readonly { slug: string }[] }) => view.posts.map(({ slug }) => slug);

test("the built page serves until something else is asked for", () => {
  const view = viewList(listPage(POSTS), NOTHING, { text: "  ", page: 1 });
  expect(slugs(view)).toEqual(POSTS.slice(0, 9).map(({ slug }) => slug));
  expect(view).toMatchObject({ page: 1, pageCount: 3, total: 20, needsIndex: false });
});

test("another page comes from the index, the last one short", () => {
  const view = viewList(listPage(POSTS), INDEX, { text: "", page: 3 });
  expect(slugs(view)).toEqual(["post-19", "post-20"]);
  expect(view).toMatchObject({ page: 3, pageCount: 3 });
});

test.each([
  [0, 1],
  [-4, 1],
  [99, 3],
])("page %i stays within the page count: %i", (asked, shown) => {
  expect(viewList(listPage(POSTS), INDEX, { text: "", page: asked }).page).toBe(shown);
});

test("a search covers every post, not only those on the page, newest first", () => {
  const view = viewList(listPage(POSTS), INDEX, { text: "post 1", page: 1 });
  expect(slugs(view).slice(0, 3)).toEqual(["post-1", "post-10", "post-11"]);
  expect(view).toMatchObject({ total: 11, pageCount: 2, needsIndex: false });
});

test("before the index is here, the page itself is searched and no total is claimed", () => {
  const view = viewList(listPage(POSTS), NOTHING, { text: "post 9", page: 1 });
  expect(slugs(view)).toEqual(["post-9"]);
  expect(view).toMatchObject({ total: null, needsIndex: true });
});

test("results come while later files of the index are still on their way", () => {
  const part = { index: POSTS.slice(0, 10), isComplete: false, newer: [] };
  const view = viewList(listPage(POSTS), part, { text: "post 1", page: 1 });
  expect(slugs(view)).toEqual(["post-1", "post-10"]);
  expect(view).toMatchObject({ total: null, needsIndex: true });
});

test("nothing found is an empty first page", () => {
  const view = viewList(listPage(POSTS), INDEX, { text: "zebra", page: 1 });
  expect(view).toEqual({ posts: [], page: 1, pageCount: 1, total: 0, needsIndex: false });
});

describe("posts newer than the build", () => {
  const fresh = indexedPost(0, { slug: "fresh", category: "ussd" });
  const newer = { ...INDEX, newer: [fresh] };

  test("lead the first page, which keeps its nine", () => {
    const view = viewList(listPage(POSTS), { ...NOTHING, newer: [fresh] }, { text: "", page: 1 });
    expect(slugs(view)).toEqual(["fresh", ...POSTS.slice(0, 8).map(({ slug }) => slug)]);
    expect(view).toMatchObject({ total: 21, needsIndex: false });
  });

  test("push the others on, so that none is lost between two pages", () => {
    const built = listPage(POSTS, { page: 2 });
    expect(slugs(viewList(built, newer, { text: "", page: 2 }))).toEqual(
      POSTS.slice(8, 17).map(({ slug }) => slug),
    );
    const waiting = viewList(built, { ...NOTHING, newer: [fresh] }, { text: "", page: 2 });
    expect(slugs(waiting)).toEqual(POSTS.slice(9, 18).map(({ slug }) => slug));
    expect(waiting.needsIndex).toBe(true);
  });

  test("make a page more when the last one was full", () => {
    const view = viewList(
      listPage(POSTS.slice(0, 9)),
      { ...NOTHING, newer: [fresh] },
      {
        text: "",
        page: 1,
      },
    );
    expect(view.pageCount).toBe(2);
  });

  test("stand in their own category only, and are found by search", () => {
    const sms = listPage(POSTS, { kind: "category", slug: "sms", base: "/blog/category/sms" });
    expect(slugs(viewList(sms, newer, { text: "", page: 1 }))).not.toContain("fresh");
    const ussd = listPage([], { kind: "category", slug: "ussd", base: "/blog/category/ussd" });
    expect(slugs(viewList(ussd, newer, { text: "", page: 1 }))).toEqual(["fresh"]);
    expect(slugs(viewList(listPage(POSTS), newer, { text: "post 0", page: 1 }))).toEqual(["fresh"]);
  });

  test("that the index has already are shown once", () => {
    const both = { index: [fresh, ...POSTS], isComplete: true, newer: [fresh] };
    const view = viewList(listPage(POSTS), both, { text: "post", page: 1 });
    expect(slugs(view).filter((slug) => slug === "fresh")).toHaveLength(1);
  });
});

test("a tag's list holds the posts that carry it", () => {
  const tagged = indexedPost(21, { tags: [{ slug: "otp", name: "OTP" }] });
  const list = listPage([], { kind: "tag", slug: "otp", name: "OTP", base: "/blog/tag/otp" });
  const sources = { index: [...POSTS, tagged], isComplete: true, newer: [], isBuiltIgnored: true };
  expect(slugs(viewList(list, sources, { text: "", page: 1 }))).toEqual(["post-21"]);
});

test("in preview the built page is not shown, even where it is the one asked for", () => {
  const sources = { index: POSTS.slice(1), isComplete: true, newer: [], isBuiltIgnored: true };
  const view = viewList(listPage(POSTS), sources, { text: "", page: 1 });
  expect(slugs(view)[0]).toBe("post-2");
  expect(view.total).toBe(19);
});
