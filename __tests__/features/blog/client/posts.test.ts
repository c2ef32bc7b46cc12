/** @jest-environment node */
import { createClient } from "../../../../src/client/client";
import {
  allPosts,
  categoryPosts,
  fetchLatestPosts,
  findPost,
  readPosts,
  readRecent,
} from "../../../../src/features/blog/client/posts";
import { createContentApi } from "../../../../src/server/content-api";
import { generatedContent } from "../../../support/content/generated-content";
import { memoryStorage } from "../../../support/dom/memory-storage";
import { serveSiteFiles } from "../../../support/dom/site-files";
import { stubClient } from "../../../support/dom/stub-client";

serveSiteFiles();

const NEWEST = "sort_by=created_at&sort_order=desc";
const reads: string[] = [];
const api = createContentApi({
  content: generatedContent(120),
  imagesDirectory: "content/images",
  contactStore: { add: () => Promise.resolve("1"), close: () => Promise.resolve() },
});
const client = createClient({
  baseUrl: "http://api.example",
  storage: memoryStorage,
  log: () => undefined,
  fetch: async (url) => {
    reads.push(String(url).replace("http://api.example", ""));
    return api.fetch(new Request(url));
  },
});
const down = stubClient({});
beforeEach(() => {
  reads.length = 0;
});

test.each([
  ["fetchLatestPosts", () => fetchLatestPosts("", client), [`?per_page=50&${NEWEST}`], 50, "120"],
  [
    "fetchLatestPosts of a category",
    () => fetchLatestPosts("call-center", client),
    [`?per_page=50&${NEWEST}&category=call-center`],
    24,
    "117",
  ],
  ["readRecent", () => readRecent("120", client), [`?per_page=10&${NEWEST}`], 4, "119"],
  [
    "allPosts",
    () => allPosts(client),
    ["", "&page=2", "&page=3"].map((page) => `?per_page=50&${NEWEST}${page}`),
    120,
    "120",
  ],
])("%s asks for the newest posts first", async (_name, read, queries, count, first) => {
  const posts = await read();
  expect(reads).toEqual(queries.map((query) => `/blogs${query}`));
  expect(posts).toHaveLength(count);
  expect(posts?.[0]?.slug).toBe(first);
});

test.each([
  ["in the API by its id", "42", client, "42"],
  [
    "among the newest by its slug",
    "big-launch",
    stubClient({ "/blogs": [{ id: "Big Launch!" }] }),
    "Big Launch!",
  ],
  ["in the bundled posts by a numeric id", "12", down, "12"],
  ["nowhere by another numeric id", "999", down, undefined],
  ["nowhere by another slug", "twelve", down, undefined],
])("findPost finds a post %s", async (_case, slug, source, postId) => {
  expect((await findPost(slug, source))?.postId).toBe(postId);
});

test("categoryPosts falls back to the bundled posts of the category", async () => {
  const posts = await categoryPosts("ussd", down);
  expect(posts.map(({ slug }) => slug)).toEqual(["10", "5"]);
  expect(posts[0]?.image).toEqual({ url: "/fallback-images/blog.jpg" });
});

test.each([
  ["another shape", { blogs: 7 }],
  ["nothing", null],
  ["a list of no posts", [1, null, "x", []]],
])("readPosts maps %s to no posts", async (_case, body) => {
  expect(await readPosts(body, "/api")).toEqual([]);
});

test("readPosts parses each of ten posts in a task of its own", async () => {
  let task = 0;
  const count = () => {
    task += 1;
    timer = setTimeout(count);
  };
  let timer = setTimeout(count);
  const tasks: number[] = [];
  const ids = Array.from({ length: 10 }, (_, id) => id);
  const get = () => tasks.push(task) && [];
  const posts = await readPosts(
    ids.map((id) => Object.defineProperty({ id }, "sections", { get, enumerable: true })),
    "/api",
  );
  clearTimeout(timer);
  expect(posts).toHaveLength(10);
  expect(new Set(tasks).size).toBe(10);
});

test("readPosts takes pictures of the API and replaces those of other hosts", async () => {
  const paths = ["blog/a b.jpg", "https://evil.example/x.jpg"];
  const posts = await readPosts(
    paths.map((image_path, id) => ({ id, image_path })),
    "/content-api",
  );
  expect(posts.map(({ image }) => image)).toEqual([
    { url: "/content-api/images/blog/a%20b.jpg" },
    { url: "/fallback-images/blog.jpg" },
  ]);
});
