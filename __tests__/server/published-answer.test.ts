import { publishedAnswer } from "../../src/server/published-answer";

const NOW = new Date("2026-11-27T09:00:00+03:00");
const answer = (body: unknown, status = 200) => ({
  status,
  headers: { "content-type": "application/json", etag: '"1"', "last-modified": "then" },
  body: new TextEncoder().encode(typeof body === "string" ? body : JSON.stringify(body)),
});
const bodyOf = (given: ReturnType<typeof publishedAnswer>): unknown =>
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
])("%s leaves out what is not published, and its validators", (path, body, shown) => {
  const given = publishedAnswer(answer(body), path, NOW);
  expect(bodyOf(given)).toEqual(shown);
  expect(given.headers).toEqual({ "content-type": "application/json" });
});

test.each(RECORDS.slice(1))("the post %j alone is not found", (record) => {
  const given = publishedAnswer(answer(record), `/blogs/${record.id}`, NOW);
  expect(given.status).toBe(404);
  expect(bodyOf(given)).toEqual({ message: "There is nothing at this address." });
});

test.each<[string, string, unknown]>([
  ["a list of published posts", "/blogs", [OUT, { id: 6, draft: false }]],
  ["a published post", "/blogs/1", OUT],
  ["the categories", "/blogs/categories", { status: "success", categories: ["draft"] }],
  ["a document, whose parts have no state", "/hero-section", { services: RECORDS }],
  ["what is no JSON", "/blogs", "draft"],
  ["what is no JSON, of a post", "/blogs/1", "draft"],
  ["a list below too many names", "/blogs", { data: { data: { data: RECORDS } } }],
])("%s stays as it came", (_case, path, body) => {
  const given = answer(body);
  expect(publishedAnswer(given, path, NOW)).toBe(given);
});

test("an error stays as it came", () => {
  const given = answer(RECORDS, 500);
  expect(publishedAnswer(given, "/blogs", NOW)).toBe(given);
});
