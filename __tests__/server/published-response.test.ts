import { assertKnownShape, publishedResponse } from "../../src/server/published-response";

const NOW = new Date("2026-11-27T09:00:00+03:00");
const response = (body: unknown) => ({
  status: 200,
  headers: {
    "content-type": "application/json",
    "cache-control": "max-age=600",
    etag: '"1"',
    "last-modified": "then",
  },
  body: new TextEncoder().encode(typeof body === "string" ? body : JSON.stringify(body)),
});
const bodyOf = (given: ReturnType<typeof publishedResponse>): unknown =>
  JSON.parse(new TextDecoder().decode(given.body ?? undefined));

const OUT = { id: 1, status: "publish" };
const DRAFT = { id: 2, draft: true };
const RECORDS = [
  OUT,
  DRAFT,
  { id: 3, status: "pending" },
  { id: 4, publish_at: "2026-11-27T09:00:01+03:00" },
  { id: 5, unpublish_at: "2026-11-27T09:00:00+03:00" },
  { id: 6, status: { name: "draft" } },
];

test.each([
  ["/blogs", RECORDS, [OUT]],
  ["/blogs", { total: 5, data: { blogs: RECORDS } }, { total: 5, data: { blogs: [OUT] } }],
  ["/blogs", { status: "success", blogs: RECORDS }, { status: "success", blogs: [OUT] }],
  ["/testimonials", { testimonials: RECORDS }, { testimonials: [OUT] }],
  ["/our-team", { team_members: RECORDS }, { team_members: [OUT] }],
  ["/services", { services: RECORDS }, { services: [OUT] }],
  ["/blogs", { blogs: [], featured: DRAFT, pinned: { post: DRAFT } }, { blogs: [], pinned: {} }],
  ["/blogs", { blogs: [OUT], "": DRAFT }, { blogs: [OUT] }],
  ["/blogs", { blogs: [], featured: { title: "A", draft: true } }, { blogs: [] }],
  ["/blogs", { blogs: [], next: { deleted_at: "2026-11-01" } }, { blogs: [] }],
  ["/blogs", '{"blogs":[{"id":2,"dr\\u0061ft":true}]}', { blogs: [] }],
  ["/blogs", [RECORDS], [[OUT]]],
  ["/blogs/1", { ...OUT, related: RECORDS, next: DRAFT }, { ...OUT, related: [OUT] }],
])("%s leaves out unpublished records at any level: %j", (path, body, shown) => {
  const given = publishedResponse(response(body), path, NOW);
  expect(bodyOf(given)).toEqual(shown);
  expect(given.headers).toEqual({
    "content-type": "application/json",
    "cache-control": "public, max-age=0, must-revalidate",
  });
});

test.each(RECORDS.slice(1))("the post %j isn't found", (record) => {
  const { status, headers, body } = publishedResponse(response(record), "/blogs/2", NOW);
  expect([status, body]).toEqual([404, null]);
  expect(headers).not.toHaveProperty("etag");
});

test.each<[string, string, unknown]>([
  ["a list of published posts", "/blogs", [OUT, { id: 6, draft: false }]],
  ["a published post", "/blogs/1", OUT],
  ["the categories", "/blogs/categories", { status: "success", categories: ["draft"] }],
  ["a document whose request has a status", "/hero-section", { status: "success", heading: "A" }],
  ["a list in a wrapper with a status", "/blogs", { data: { status: "success", blogs: [OUT] } }],
  ["a post by an author with a status", "/blogs/1", { ...OUT, author: { status: "verified" } }],
])("%s isn't changed, but browsers don't keep it for ten minutes", (_case, path, body) => {
  const given = response(body);
  expect(() => assertKnownShape(given, path)).not.toThrow();
  const published = publishedResponse(given, path, NOW);
  expect(published.body).toBe(given.body);
  expect(published.headers).toEqual({
    ...given.headers,
    "cache-control": "public, max-age=0, must-revalidate",
  });
});

test.each([
  ["public, max-age=60", true],
  ["max-age=5", true],
  ["public, max-age=61", false],
  ["public, max-age=60, immutable", false],
  ["no-transform", false],
])("the API's lifetime %j is passed on: %s", (lifetime, isKept) => {
  const given = { ...response({ blogs: [] }), headers: { "cache-control": lifetime } };
  const { headers } = publishedResponse(given, "/blogs", NOW);
  expect(headers["cache-control"] === lifetime).toBe(isKept);
});

test("a cached response is filtered once, and again when one of its records appears or ends", () => {
  const given = response({
    blogs: [
      OUT,
      { id: 4, publish_at: "2026-11-27T09:00:01+03:00" },
      { id: 5, unpublish_at: "2026-11-27T09:00:02+03:00" },
    ],
  });
  const shownAt = (ms: number) => publishedResponse(given, "/blogs", new Date(NOW.getTime() + ms));
  const ids = (ms: number) =>
    (bodyOf(shownAt(ms)) as { blogs: { id: number }[] }).blogs.map(({ id }) => id);
  expect(shownAt(500).body).toBe(shownAt(999).body);
  expect([ids(0), ids(1_000), ids(2_000), ids(500)]).toEqual([
    [1, 5],
    [1, 4, 5],
    [1, 4],
    [1, 5],
  ]);
  expect(publishedResponse({ ...given, headers: { age: "7" } }, "/blogs", NOW).headers.age).toBe(
    "7",
  );
});

test("a response with very many objects, which would keep the host busy, isn't usable", () => {
  const list = (length: number) => ({ blogs: Array.from({ length }, () => ({})) });
  expect(() => assertKnownShape(response(list(19_000)), "/blogs")).not.toThrow();
  expect(() => assertKnownShape(response(list(20_000)), "/blogs")).toThrow("too many objects");
});

const DEEP = `{"blogs":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
test.each<[string, unknown]>([
  ["/blogs/drafts", [DRAFT]],
  ["/blogs/search", { blogs: [DRAFT] }],
  ["/blogs/1", { data: [DRAFT] }],
  ["/blogs/1", { entry: OUT }],
  ["/blogs/1", "draft"],
  ["/blogs", DRAFT],
  ["/blogs", { ...DRAFT, tags: [] }],
  ["/blogs", DEEP],
  ["/testimonials", { testimonials: { "1": DRAFT } }],
  ["/blogs/categories", { blogs: [DRAFT] }],
  ["/hero-section", [DRAFT]],
  ["/our-team", null],
])("%s with an unknown shape isn't a usable response: %j", (path, body) => {
  expect(() => assertKnownShape(response(body), path)).toThrow(/unexpected structure|not JSON/);
});

test("shapes are only checked for status 200", () => {
  for (const status of [304, 404, 500]) {
    const given = { status, headers: {}, body: null };
    expect(() => assertKnownShape(given, "/blogs")).not.toThrow();
    expect(publishedResponse(given, "/blogs", NOW)).toBe(given);
  }
});
