import { readNewer } from "../../../../src/features/blog/client/newest";
import { stubClient } from "../../../support/dom/stub-client";

const MANIFEST = { total: 2, newest: ["2", "1"], since: "", shards: [] };
const SURE = { ...MANIFEST, newest: ["9", "8"], since: "2026-10-01T00:00:00.000Z" };
const SMALL = "/blogs?per_page=1&sort_by=created_at&sort_order=desc";
const WHOLE = "/blogs?per_page=50&sort_by=created_at&sort_order=desc";

const post = (id: number, created_at?: string) => ({ id, created_at });
const body = (total: number | undefined, ...ids: number[]) => ({
  blogs: ids.map((id) => post(id)),
  total,
});
const DATED = {
  blogs: [post(10, "2026-10-09T00:00:00Z"), post(7, "2026-09-01T00:00:00Z"), post(6)],
  total: 2,
};

test.each([
  ["nothing when length and newest post are known", MANIFEST, body(2, 2, 1), []],
  ["a post that was added", MANIFEST, body(3, 3, 2, 1), ["3"]],
  ["a post that took the place of another", MANIFEST, body(2, 3, 2), ["3"]],
  ["a post that is not the newest", MANIFEST, body(3, 2, 1, 0), ["0"]],
  ["a post of a response without a length", MANIFEST, body(undefined, 3, 2, 1), ["3"]],
  ["no post older than those that the manifest names", SURE, DATED, ["10"]],
])("readNewer returns %s", async (_case, manifest, response, expected) => {
  const reads: string[] = [];
  const client = stubClient({ "/blogs": response }, reads);
  const posts = await readNewer({ category: "", total: 0 }, client, async () => manifest);
  expect(posts.map(({ slug }) => slug)).toEqual(expected);
  expect(reads).toEqual(expected.length > 0 ? [SMALL, WHOLE] : [SMALL]);
});

test.each([
  [7, []],
  [6, [`${WHOLE}&category=sms`]],
])("readNewer compares a category with its own length: %i built", async (total, more) => {
  const reads: string[] = [];
  const client = stubClient({ "/blogs": body(7, 2, 1) }, reads);
  await readNewer({ category: "sms", total }, client, async () => MANIFEST);
  expect(reads).toEqual([`${SMALL}&category=sms`, ...more]);
});

test("readNewer returns nothing without the API and rejects without the manifest", async () => {
  const list = { category: "", total: 0 };
  expect(await readNewer(list, stubClient({}), async () => MANIFEST)).toEqual([]);
  const missing = () => Promise.reject(new Error("offline"));
  await expect(readNewer(list, stubClient({}), missing)).rejects.toThrow("offline");
});
