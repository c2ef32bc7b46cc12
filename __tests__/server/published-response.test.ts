import { publishedResponse } from "../../src/server/published-response";

const NOW = new Date("2026-11-27T09:00:00+03:00");
const response = (body: unknown, status = 200) => ({
  status,
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
const RECORDS = [
  OUT,
  { id: 2, draft: true },
  { id: 3, status: "pending" },
  { id: 4, publish_at: "2026-11-27T09:00:01+03:00" },
  { id: 5, unpublish_at: "2026-11-27T09:00:00+03:00" },
];

test.each([
  ["/blogs", RECORDS, [OUT]],
  ["/blogs", { total: 5, data: { blogs: RECORDS } }, { total: 5, data: { blogs: [OUT] } }],
  ["/testimonials", { testimonials: RECORDS }, { testimonials: [OUT] }],
  ["/our-team", { team_members: RECORDS }, { team_members: [OUT] }],
  ["/blogs", { blogs: null, data: RECORDS }, { blogs: null, data: [OUT] }],
  ["/blogs", { blogs: [OUT], data: RECORDS }, { blogs: [OUT], data: [OUT] }],
  ["/blogs", { data: { data: { data: RECORDS } } }, { data: { data: { data: [OUT] } } }],
  ["/blogs", [{ id: 2, attributes: { draft: true } }, OUT], [OUT]],
  ["/blogs", '[{"id":2,"dr\\u0061ft":true}]', []],
  ["/blogs", [RECORDS], [[OUT]]],
  ["/%62logs", RECORDS, [OUT]],
  ["/our%2Dteam", { team_members: RECORDS }, { team_members: [OUT] }],
])(
  "%s leaves out what is not published, with what is said of the whole: %j",
  (path, body, shown) => {
    const given = publishedResponse(response(body), path, NOW);
    expect(bodyOf(given)).toEqual(shown);
    expect(given.headers).toEqual({
      "content-type": "application/json",
      "cache-control": "public, max-age=0, must-revalidate",
    });
  },
);

test.each([
  ...RECORDS.slice(1),
  { data: { id: 2, draft: true } },
  { status: "success", blog: { id: 2, attributes: { draft: true } } },
])("the post %j alone is not found", (record) => {
  for (const path of ["/blogs/2", "/%62logs/2"]) {
    expect(publishedResponse(response(record), path, NOW).status).toBe(404);
  }
  const given = publishedResponse(response(record), "/blogs/2", NOW);
  expect(given.status).toBe(404);
  expect(bodyOf(given)).toEqual({ message: "There is nothing at this address." });
});

test.each<[string, string, unknown]>([
  ["a list of published posts", "/blogs", [OUT, { id: 6, draft: false }]],
  ["a published post", "/blogs/1", OUT],
  ["a published post in a wrapping", "/blogs/1", { status: "success", data: OUT }],
  ["the categories", "/blogs/categories", { status: "success", categories: ["draft"] }],
  ["a document, whose parts have no state", "/hero-section", { services: RECORDS }],
  ["what is no JSON", "/blogs", "draft"],
  ["what is no JSON, of a post", "/blogs/1", "draft"],
  ["a post of an author who has left", "/blogs/1", { ...OUT, author: { status: "inactive" } }],
  ["a list within a published post", "/blogs", [{ ...OUT, comments: RECORDS }]],
  ["what is within a published post", "/blogs/1", { ...OUT, sections: RECORDS }],
  ["data of a published post", "/blogs/1", { ...OUT, title: "A", data: { status: "pending" } }],
  [
    "nesting within a published post",
    "/blogs",
    `[{"draft":false,"comments":${"[".repeat(100_000)}${"]".repeat(100_000)}}]`,
  ],
])("%s stays as it came", (_case, path, body) => {
  const given = response(body);
  expect(publishedResponse(given, path, NOW)).toBe(given);
});

test("lists that are nested without end are no response", () => {
  const body = `${"[".repeat(100_000)}"draft"${"]".repeat(100_000)}`;
  expect(() => publishedResponse(response(body), "/blogs", NOW)).toThrow(RangeError);
});

test("an error of a post stays as it came", () => {
  const given = response({ status: "pending", message: "down" }, 503);
  expect(publishedResponse(given, "/blogs/1", NOW)).toBe(given);
});

test("an error keeps its status, and has no draft either", () => {
  const given = publishedResponse(
    response({ message: "partly", blogs: RECORDS }, 500),
    "/blogs",
    NOW,
  );
  expect([given.status, bodyOf(given)]).toEqual([500, { message: "partly", blogs: [OUT] }]);
});
