import {
  type PlannedPost,
  paginate,
  planLists,
  planNeighbours,
  planRecent,
  planSamples,
  shownCategories,
  withoutLists,
} from "../../../src/gatsby/sourcing/plan-lists";

/** `count` posts, newest first and "1" the oldest, with `categories` in turn. */
const posts = (count: number, categories: readonly string[] = ["sms"]): PlannedPost[] =>
  Array.from({ length: count }, (_, i) => ({
    slug: String(count - i),
    category: categories[(count - i - 1) % categories.length] ?? "sms",
    tags: [],
  }));

const OTP = { slug: "otp", name: "OTP" };

test.each([
  [0, ["/blog"]],
  [9, ["/blog"]],
  [10, ["/blog", "/blog/page/2"]],
  [19, ["/blog", "/blog/page/2", "/blog/page/3"]],
])("%i posts make pages of nine at %j", (count, paths) => {
  const slugs = posts(count).map(({ slug }) => slug);
  const list = { base: "/blog", kind: "all", slug: "all", name: "Our Blog" };
  const pages = paginate(list, slugs);
  expect(pages.map(({ path }) => path)).toEqual(paths);
  expect(pages.every((page) => page.posts.length <= 9 && page.total === count)).toBe(true);
  expect(pages.map(({ page, pageCount }) => `${page}/${pageCount}`)).toEqual(
    paths.map((_, i) => `${i + 1}/${paths.length}`),
  );
  expect(pages.flatMap((page) => page.posts)).toEqual(slugs);
});

test("planLists lists all posts, each category, even without posts, and each tag", () => {
  const tagged = posts(2, ["sms", "mobile-money"]).map((post) => ({ ...post, tags: [OTP] }));
  const planned = planLists(tagged, [{ slug: "ussd", name: "USSD" }]);
  expect(planned.map(({ path, name, posts: slugs }) => [path, name, slugs])).toEqual([
    ["/blog", "Our Blog", ["2", "1"]],
    ["/blog/category/ussd", "USSD", []],
    ["/blog/category/mobile-money", "Mobile Money", ["2"]],
    ["/blog/category/sms", "Sms", ["1"]],
    ["/blog/tag/otp", "OTP", ["2", "1"]],
  ]);
});

test("the previous post is older, and the next is newer", () => {
  const planned = planNeighbours(posts(3));
  expect(planned.map(({ slug, previous, next }) => [slug, previous, next])).toEqual([
    ["3", "2", null],
    ["2", "1", "3"],
    ["1", null, "2"],
  ]);
});

const withTag = (slugs: readonly string[]) =>
  posts(8).map((post) => (slugs.includes(post.slug) ? { ...post, tags: [OTP] } : post));
test.each([
  ["at most three", posts(8, ["sms", "ussd"]), ["6", "4", "2"]],
  ["first the ones with a common tag", withTag(["1", "2", "8"]), ["2", "1", "7"]],
  ["from another category if there are no others", posts(2, ["sms", "ussd"]), ["1"]],
  ["none of a single post", posts(1), []],
])("the newest post's related posts are %s of its category", (_rule, list, related) => {
  expect(planNeighbours(list)[0]?.related).toEqual(related);
});

test("a removed post changes the neighbours and related posts of only a few posts near it", () => {
  const all = posts(200, ["sms", "ussd", "payments"]);
  const before = new Map(planNeighbours(all).map((plan) => [plan.slug, JSON.stringify(plan)]));
  const after = planNeighbours(all.filter(({ slug }) => slug !== "2"));
  const changed = after.filter((plan) => before.get(plan.slug) !== JSON.stringify(plan));
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThan(50);
  expect(changed.some(({ slug }) => Number(slug) > 100)).toBe(false);
});

test("the recent posts are one more than an article shows, so that it can leave itself out", () => {
  expect(planRecent(posts(9))).toEqual(["9", "8", "7", "6", "5"]);
});

const SMS = { slug: "sms", name: "SMS" };
const USSD = { slug: "ussd", name: "USSD" };
const NEWS = { slug: "news", name: "News" };
const BUNDLED = posts(12, ["sms", "ussd"]);
describe("planSamples", () => {
  test.each([
    ["nothing if every category has posts", posts(3, ["sms", "ussd"]), []],
    ["the bundled posts of an empty category, none twice", posts(4), "12 10 8 6 sample-4 sample-2"],
    ["every bundled post next to a single one", posts(1), "12 11 10 9 8 7 6 5 4 3 2 sample-1"],
  ])("takes %s", (_case, live, expected) => {
    const samples = planSamples(live, [SMS, USSD, NEWS], BUNDLED);
    expect(samples.map(({ slug }) => slug)).toEqual(
      [expected].flat().join(" ").split(" ").filter(Boolean),
    );
  });

  test("takes no sample with the URL of a post", () => {
    const live = ["12", "sample-12"].map((slug) => ({ slug, category: "sms", tags: [] }));
    const slugs = planSamples(live, [SMS, USSD], BUNDLED).map(({ slug }) => slug);
    expect(slugs).toEqual(["10", "8", "6", "4", "2"]);
  });

  test("shows a category without posts its samples, which aren't counted, and puts them in no other list", () => {
    const live = posts(4);
    const samples = planSamples(live, [USSD, NEWS], BUNDLED);
    const planned = planLists(live, [USSD, NEWS], samples);
    expect(
      planned.map(({ path, total, pageCount, posts: slugs }) => [path, total, pageCount, slugs]),
    ).toEqual([
      ["/blog", 4, 1, ["4", "3", "2", "1"]],
      ["/blog/category/ussd", 0, 1, ["12", "10", "8", "6", "sample-4", "sample-2"]],
      ["/blog/category/news", 0, 1, []],
      ["/blog/category/sms", 4, 1, ["4", "3", "2", "1"]],
    ]);
  });

  test("gives the only post all samples as recent posts, and the browser picks some", () => {
    const live = posts(1);
    const samples = planSamples(live, [SMS], BUNDLED);
    expect(samples.length).toBeGreaterThan(5);
    expect(planRecent(live, samples)).toEqual(["1", ...samples.map(({ slug }) => slug)]);
  });
});

test("every category of a shown post has a page, and categories without a name or a post have none", () => {
  const live = posts(1, ["sms"]);
  const samples = planSamples(live, [SMS], BUNDLED); // from the recent posts of the only post
  const shown = shownCategories([SMS], [...live, ...samples]);
  expect(shown.map(({ slug }) => slug)).toEqual(["sms", "ussd"]);
  const paths = planLists(live, [SMS], samples).map(({ path }) => path);
  expect(paths).toEqual(["/blog", "/blog/category/sms", "/blog/category/ussd"]);
});

test("a sample's tag or author has a list only if a post of the blog has it", () => {
  const ivr = { slug: "ivr", name: "IVR" };
  const live = posts(1).map((post) => ({ ...post, tags: [OTP], authorId: "salma-omar" }));
  const sample = { slug: "s", category: "ussd", tags: [OTP, ivr] };
  const [one, other] = withoutLists(
    [
      { ...sample, authorId: "salma-omar" },
      { ...sample, authorId: "njeri-mwangi" },
    ],
    live,
  );
  expect(one?.tags).toEqual([OTP, { slug: "", name: "IVR" }]);
  expect([one?.authorId, other?.authorId]).toEqual(["salma-omar", ""]);
});

test("planLists lists the posts of each author with a record, page by page", () => {
  const written = posts(11).map((post, i) => ({
    ...post,
    author: i === 3 ? "Guest" : "Salma Omar",
    authorId: i === 3 ? "" : "salma-omar",
  }));
  const lists = planLists(written, []).filter(({ kind }) => kind === "author");
  expect(lists.map(({ path, name, total }) => [path, name, total])).toEqual([
    ["/blog/author/salma-omar", "Salma Omar", 10],
    ["/blog/author/salma-omar/page/2", "Salma Omar", 10],
  ]);
});
