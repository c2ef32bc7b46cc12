/** @jest-environment node */
import * as contentClient from "../../../../src/client/client";
import {
  allPosts,
  categoryPosts,
  fetchLatestPosts,
  findPost,
  readPosts,
  readRecent,
} from "../../../../src/features/blog/client/posts";
import { createFolderApi } from "../../../../src/server/folder-api";
import { generatedContent } from "../../../support/content/generated-content";
import { serveSiteFiles } from "../../../support/dom/site-files";
import { stubContent } from "../../../support/dom/stub-content";
import { NO_INBOX } from "../../../support/servers/no-inbox";

serveSiteFiles();

const NEWEST = "sort_by=created_at&sort_order=desc";
const reads: string[] = [];
const api = createFolderApi({
  content: generatedContent(120),
  imagesDirectory: "sample/images",
  inbox: NO_INBOX,
});
beforeEach(() => {
  reads.length = 0;
});
afterEach(() => jest.restoreAllMocks());

/** Makes the browser's code read from the site's own content API. */
const serveApi = () =>
  jest.spyOn(contentClient, "readContent").mockImplementation(async (path) => {
    reads.push(path);
    const answer = await api.fetch(new Request(`http://api.example${path}`));
    return answer.ok
      ? { ok: true, body: await answer.json() }
      : { ok: false, status: answer.status };
  });
const down = () => stubContent({});

test.each([
  ["fetchLatestPosts", () => fetchLatestPosts(""), [`?per_page=50&${NEWEST}`], 50, "120"],
  [
    "fetchLatestPosts of a category",
    () => fetchLatestPosts("call-center"),
    [`?per_page=50&${NEWEST}&category=call-center`],
    24,
    "117",
  ],
  ["readRecent", () => readRecent("120"), [`?per_page=10&${NEWEST}`], 4, "119"],
  [
    "allPosts",
    () => allPosts(),
    ["", "&page=2", "&page=3"].map((page) => `?per_page=50&${NEWEST}${page}`),
    120,
    "120",
  ],
])("%s requests the newest posts first", async (_name, read, queries, count, first) => {
  serveApi();
  const posts = await read();
  expect(reads).toEqual(queries.map((query) => `/blogs${query}`));
  expect(posts).toHaveLength(count);
  expect(posts?.[0]?.slug).toBe(first);
});

describe("findPost", () => {
  test.each([
    ["in the API by its id", "42", serveApi, "42"],
    [
      "among the newest by its slug",
      "big-launch",
      () => stubContent({ "/blogs": [{ id: "Big Launch!" }] }),
      "Big Launch!",
    ],
    ["in the bundled posts by a numeric id", "12", down, "12"],
    ["nowhere by another numeric id", "999", down, undefined],
    ["nowhere by another slug", "twelve", down, undefined],
  ])("finds a post %s", async (_case, slug, serve, postId) => {
    serve();
    expect((await findPost(slug))?.postId).toBe(postId);
  });

  test("gives a bundled post's tags no list, because no built post has them", async () => {
    down();
    const tags = (await findPost("12"))?.tags ?? [];
    expect(tags.length).toBeGreaterThan(0);
    expect(tags.map(({ slug }) => slug).join("")).toBe("");
  });
});

test("categoryPosts falls back to the bundled posts of the category", async () => {
  down();
  const posts = await categoryPosts("ussd");
  expect(posts.map(({ slug }) => slug)).toEqual(["10", "5"]);
  expect(posts[0]?.image).toEqual({ url: "/fallback-images/blog.jpg" });
});

describe("readPosts", () => {
  test.each([
    ["another shape", { blogs: 7 }],
    ["nothing", null],
    ["a list of no posts", [1, null, "x", []]],
  ])("returns no posts for %s", async (_case, body) => {
    expect(await readPosts(body, "/api")).toEqual([]);
  });

  test("leaves out posts that no build would publish, as findPost does", async () => {
    const day = 86_400_000;
    const tomorrow = new Date(Date.now() + day).toISOString();
    const yesterday = new Date(Date.now() - day).toISOString();
    const blogs = [
      { id: "out", created_at: "2026-01-01T00:00:00Z", publish_at: yesterday },
      { id: "draft", draft: true },
      { id: "status", status: "draft" },
      { id: "deleted", deleted_at: yesterday },
      { id: "later", publish_at: tomorrow },
      { id: "over", unpublish_at: yesterday },
    ];
    expect(await readPosts({ blogs }, "/api")).toMatchObject([
      { slug: "out", publishedAt: yesterday },
    ]);
    const alone = Object.fromEntries(blogs.map((post) => [`/blogs/${post.id}`, post]));
    stubContent({ ...alone, "/blogs": { blogs } });
    expect((await findPost("out"))?.slug).toBe("out");
    for (const { id } of blogs.slice(1)) expect(await findPost(id)).toBeNull();
  });

  test("parses each of ten posts in its own task", async () => {
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

  test("uses pictures of the API and replaces those of other hosts", async () => {
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
});
