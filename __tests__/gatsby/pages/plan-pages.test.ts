import {
  latestSlugs,
  type PlannedPost,
  paginate,
  planLists,
  planNeighbours,
  planRecent,
} from "../../../src/gatsby/pages/plan-pages";

/** `count` posts, "1" the oldest, one a day, in the categories in turn. */
function posts(count: number, categories: readonly string[] = ["sms"]): PlannedPost[] {
  return Array.from({ length: count }, (_, i) => ({
    slug: String(i + 1),
    category: categories[i % categories.length] ?? "sms",
    tags: [],
    publishedAt: new Date(Date.UTC(2026, 0, i + 1)).toISOString(),
  }));
}

const list = { base: "/blog", kind: "all", slug: "all", name: "Our Blog" };

test.each([
  [0, 1],
  [1, 1],
  [9, 1],
  [10, 2],
  [18, 2],
  [19, 3],
])("%i posts make %i pages of nine", (count, pageCount) => {
  const pages = paginate(
    list,
    posts(count).map(({ slug }) => slug),
  );
  expect(pages.map(({ page }) => page)).toEqual(Array.from({ length: pageCount }, (_, i) => i + 1));
  expect(pages.every((page) => page.posts.length <= 9 && page.pageCount === pageCount)).toBe(true);
  expect(pages.flatMap((page) => page.posts)).toHaveLength(count);
});

test("the first page of a list is the list itself", () => {
  const paths = paginate(
    list,
    posts(19).map(({ slug }) => slug),
  ).map(({ path }) => path);
  expect(paths).toEqual(["/blog", "/blog/page/2", "/blog/page/3"]);
});

test("lists: all posts newest first, each category also without posts, each tag", () => {
  const tagged = posts(2, ["sms", "mobile-money"]).map((post) => ({
    ...post,
    tags: [{ slug: "otp", name: "OTP" }],
  }));
  const planned = planLists(tagged, [{ slug: "ussd", name: "USSD" }]);
  expect(planned.map(({ path, name, posts: slugs }) => [path, name, slugs])).toEqual([
    ["/blog", "Our Blog", ["2", "1"]],
    ["/blog/category/ussd", "USSD", []],
    ["/blog/category/mobile-money", "Mobile Money", ["2"]],
    ["/blog/category/sms", "Sms", ["1"]],
    ["/blog/tag/otp", "OTP", ["2", "1"]],
  ]);
});

test("neighbours: previous is older, next is newer, the ends have none", () => {
  const places = planNeighbours(posts(3));
  expect(places.map(({ slug, previous, next }) => [slug, previous, next])).toEqual([
    ["3", "2", null],
    ["2", "1", "3"],
    ["1", null, "2"],
  ]);
});

test("relatives are at most three others, of the same category before any other", () => {
  const [newest] = planNeighbours(posts(8, ["sms", "ussd"]));
  expect(newest).toMatchObject({ slug: "8", related: ["6", "4", "2"] });
});

test("among posts of the category those with a common tag come first", () => {
  const otp = { slug: "otp", name: "OTP" };
  const tagged = posts(8).map((post) =>
    Number(post.slug) <= 2 || post.slug === "8" ? { ...post, tags: [otp] } : post,
  );
  const place = planNeighbours(tagged).find(({ slug }) => slug === "8");
  expect(place?.related).toEqual(["2", "1", "7"]);
});

test("few posts: relatives are whoever is there, never the post itself", () => {
  expect(planNeighbours(posts(1))[0]?.related).toEqual([]);
  expect(planNeighbours(posts(2, ["sms", "ussd"]))[0]?.related).toEqual(["1"]);
});

test("an edited date far away changes no place but those near it", () => {
  const before = planNeighbours(posts(200, ["sms", "ussd", "payments"]));
  const edited = posts(200, ["sms", "ussd", "payments"]).map((post) =>
    post.slug === "2"
      ? { ...post, tags: [{ slug: "x", name: "X" }], publishedAt: "2025-12-31T00:00:00Z" }
      : post,
  );
  const after = planNeighbours(edited);
  const changed = after.filter((place) => {
    const former = before.find(({ slug }) => slug === place.slug);
    return JSON.stringify(former) !== JSON.stringify(place);
  });
  expect(changed.length).toBeLessThan(50);
  expect(changed.some(({ slug }) => Number(slug) > 100)).toBe(false);
});

test("the home page draws from the latest twenty", () => {
  expect(latestSlugs(posts(30))).toHaveLength(20);
  expect(latestSlugs(posts(30))[0]).toBe("30");
});

test("recent posts: four, and the latest four posts see a fifth instead of themselves", () => {
  const recent = planRecent(posts(9));
  expect(recent.get("")).toEqual(["9", "8", "7", "6"]);
  expect(recent.get("8")).toEqual(["9", "7", "6", "5"]);
  expect([...recent.keys()]).toEqual(["", "9", "8", "7", "6"]);
});
