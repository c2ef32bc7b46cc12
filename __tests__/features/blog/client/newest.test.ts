import { readNewer } from "../../../../src/features/blog/client/newest";
import * as search from "../../../../src/features/blog/client/search";
import { stubContent } from "../../../support/dom/stub-content";

afterEach(() => jest.restoreAllMocks());

const builtWith = (manifest: typeof MANIFEST) =>
  jest.spyOn(search, "sharedManifest").mockResolvedValue(manifest);

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
/** A post with exactly the time of the manifest's newest. */
const SAME_TIME = { blogs: [post(10, "2026-10-01T00:00:00.000Z")], total: 3 };

test.each([
  ["nothing when length and newest post are known", MANIFEST, body(2, 2, 1), []],
  ["a post that was added", MANIFEST, body(3, 3, 2, 1), ["3"]],
  ["a post that replaced another", MANIFEST, body(2, 3, 2), ["3"]],
  ["a post that isn't the newest", MANIFEST, body(3, 2, 1, 0), ["0"]],
  ["a post from a response without a length", MANIFEST, body(undefined, 3, 2, 1), ["3"]],
  [
    "nothing when the newest post's id is a string",
    MANIFEST,
    { blogs: [{ id: "2" }], total: 2 },
    [],
  ],
  ["no post older than those in the manifest", SURE, DATED, ["10"]],
])("readNewer returns %s", async (_case, manifest, response, expected) => {
  const reads = stubContent({ "/blogs": response });
  builtWith(manifest);
  const posts = await readNewer({ category: "", total: 0 });
  expect(posts.map(({ slug }) => slug)).toEqual(expected);
  expect(reads).toEqual(expected.length > 0 ? [SMALL, WHOLE] : [SMALL]);
});

test.each([
  [7, []],
  [6, [`${WHOLE}&category=sms`]],
])("readNewer compares a category with its own length: %i built", async (total, more) => {
  const reads = stubContent({ "/blogs": body(7, 2, 1) });
  builtWith(MANIFEST);
  await readNewer({ category: "sms", total });
  expect(reads).toEqual([`${SMALL}&category=sms`, ...more]);
});

test("readNewer returns nothing without the API and rejects without the manifest", async () => {
  const list = { category: "", total: 0 };
  stubContent({});
  builtWith(MANIFEST);
  expect(await readNewer(list)).toEqual([]);
  jest.spyOn(search, "sharedManifest").mockRejectedValue(new Error("offline"));
  await expect(readNewer(list)).rejects.toThrow("offline");
});

test.each([
  ["nothing", null],
  ["no list", {}],
  ["an object in place of its list", { blogs: { 0: { id: 2 } }, total: 2 }],
  ["an empty list", { blogs: [], total: 2 }],
])(
  "after a response with %s, which says nothing about the newest post, the rest is read",
  async (_case, response) => {
    const reads = stubContent({ "/blogs": response });
    builtWith(MANIFEST);
    expect(await readNewer({ category: "", total: 0 })).toEqual([]);
    expect(reads).toEqual([SMALL, WHOLE]);
  },
);

test("a post as old as the last one in the manifest isn't newer", async () => {
  stubContent({ "/blogs": SAME_TIME });
  builtWith(SURE);
  expect(await readNewer({ category: "", total: 0 })).toEqual([]);
});

test("readNewer stops reading from an API that fails", async () => {
  const reads = stubContent({});
  builtWith(MANIFEST);
  await readNewer({ category: "", total: 0 });
  expect(reads).toEqual([SMALL]);
});
