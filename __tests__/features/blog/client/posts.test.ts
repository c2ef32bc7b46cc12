/** @jest-environment node */
import { createClient } from "../../../../src/client/client";
import { mayHaveNewerVersion } from "../../../../src/features/blog/client/newest";
import {
  allPosts,
  categoryPosts,
  fetchLatestPosts,
  findPost,
  newerThanBuild,
  readNewer,
  readPosts,
  readRecent,
} from "../../../../src/features/blog/client/posts";
import { createContentApi } from "../../../../src/server/content-api";
import { listen, type RunningServer } from "../../../../src/server/listen";
import { type GeneratedContent, generatedContent } from "../../../support/generated-content";
import { memoryStorage } from "../../../support/memory-storage";
import {
  json,
  type MisbehavingServer,
  startMisbehavingServer,
  status,
} from "../../../support/misbehaving-server";

const asked: string[] = [];
let content: GeneratedContent;
let server: RunningServer;
let broken: MisbehavingServer;

beforeAll(async () => {
  content = generatedContent(120);
  const api = createContentApi({
    content,
    imagesDirectory: "src/images",
    contactStore: { add: () => Promise.resolve("1"), close: () => Promise.resolve() },
  });
  server = await listen(
    (request) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      return api.fetch(request);
    },
    { port: 0, host: "127.0.0.1" },
  );
  broken = await startMisbehavingServer();
});
afterAll(() => Promise.all([server.close(), broken.stop()]));
beforeEach(() => {
  asked.length = 0;
});

const clientOf = (baseUrl: string) =>
  createClient({ baseUrl, storage: memoryStorage, log: () => undefined });
const good = () => clientOf(server.url);

test("the list is asked for as specified: 50, newest first", async () => {
  const posts = await fetchLatestPosts("", good());
  expect(asked).toEqual(["/blogs?per_page=50&sort_by=created_at&sort_order=desc"]);
  expect(posts).toHaveLength(50);
  expect(posts?.[0]?.slug).toBe("120");
});

test("a category adds its name", async () => {
  const posts = await fetchLatestPosts("call-center", good());
  expect(asked).toEqual([
    "/blogs?per_page=50&sort_by=created_at&sort_order=desc&category=call-center",
  ]);
  expect(new Set(posts?.map(({ category }) => category))).toEqual(new Set(["call-center"]));
});

test("recent posts are asked for ten at a time; four are shown, without the current one", async () => {
  const posts = await readRecent("119", good());
  expect(asked).toEqual(["/blogs?per_page=10&sort_by=created_at&sort_order=desc"]);
  expect(posts?.map(({ slug }) => slug)).toEqual(["120", "118", "117", "116"]);
});

test("a preview reads every page", async () => {
  expect(await allPosts(good())).toHaveLength(120);
  expect(asked).toEqual([
    "/blogs?per_page=50&sort_by=created_at&sort_order=desc",
    "/blogs?per_page=50&sort_by=created_at&sort_order=desc&page=2",
    "/blogs?per_page=50&sort_by=created_at&sort_order=desc&page=3",
  ]);
});

describe("newer than the build", () => {
  const post = (slug: string, publishedAt: string | null) => ({ slug, publishedAt });

  test("are the posts that the build did not know", () => {
    const manifest = { newest: ["2", "1"], since: "" };
    const posts = [post("3", "2026-10-03T00:00:00Z"), post("2", null), post("0", "2020-01-01")];
    expect(newerThanBuild(posts, manifest).map(({ slug }) => slug)).toEqual(["3", "0"]);
  });

  test("are not those that are older than what the build is sure of", () => {
    const manifest = { newest: ["9", "8"], since: "2026-10-01T00:00:00.000Z" };
    const posts = [post("10", "2026-10-09T00:00:00.000Z"), post("7", "2026-09-01T00:00:00.000Z")];
    expect(newerThanBuild([...posts, post("6", null)], manifest).map(({ slug }) => slug)).toEqual([
      "10",
    ]);
  });

  test("are none when build or API cannot be asked", async () => {
    const manifest = { total: 0, newest: [], since: "", shards: [] };
    expect(await readNewer("", clientOf(broken.url), async () => manifest)).toEqual([]);
    expect(await readNewer("", good(), () => Promise.reject(new Error("gone")))).toEqual([]);
  });
});

describe("a small call says whether there may be newer ones", () => {
  const built = async () => ({ newest: ["120", "119"], total: 120 });
  const ask = (category = "", total = 0, manifest = built, client = good()) =>
    mayHaveNewerVersion({ category, total }, client, manifest);

  test("no: its newest post was built, and as many posts", async () => {
    expect(await ask()).toBe(false);
    expect(asked).toEqual(["/blogs?per_page=1&sort_by=created_at&sort_order=desc"]);
  });

  test.each([
    ["a post that was not pre-rendered", { newest: ["119", "118"], total: 120 }],
    ["more posts than were built", { newest: ["120", "119"], total: 119 }],
  ])("yes: %s", async (_what, manifest) => {
    expect(await ask("", 0, async () => manifest)).toBe(true);
  });

  test("a category is asked for by its name and compared with its own length", async () => {
    broken.on("/blogs", json({ blogs: [{ id: 120 }], total: 7 }));
    const client = clientOf(broken.url);
    expect(await ask("sms", 7, built, client)).toBe(false);
    expect(await ask("sms", 6, built, client)).toBe(true);
    await ask("call-center");
    expect(asked).toEqual([
      "/blogs?per_page=1&sort_by=created_at&sort_order=desc&category=call-center",
    ]);
  });

  test("yes: an answer that does not say", async () => {
    broken.on("/blogs", json({ blogs: [{ id: 120 }] }));
    expect(await ask("", 0, built, clientOf(broken.url))).toBe(true);
  });

  test("no: no answer, from the API or from the build", async () => {
    broken.on("/blogs", status(404));
    expect(await ask("", 0, built, clientOf(broken.url))).toBe(false);
    expect(await ask("", 0, () => Promise.reject(new Error("gone")))).toBe(false);
  });
});

describe("a post that was not pre-rendered", () => {
  test("is found by its id", async () => {
    expect((await findPost("42", good()))?.postId).toBe("42");
    expect(asked).toEqual(["/blogs/42"]);
  });

  test("is found among the newest when its address is not its id", async () => {
    broken.on("/blogs", json({ blogs: [{ id: "Big Launch!", title: "Launch" }] }));
    expect((await findPost("big-launch", clientOf(broken.url)))?.postId).toBe("Big Launch!");
    broken.on("/blogs", status(404));
  });

  test("falls back to the bundled catalogue for a numeric id only", async () => {
    expect((await findPost("12", clientOf(broken.url)))?.title).toBe(
      "Why one curly apostrophe can double your SMS bill",
    );
    expect(await findPost("999", clientOf(broken.url))).toBeNull();
    expect(await findPost("twelve", clientOf(broken.url))).toBeNull();
  });
});

test("a category that cannot be had shows the bundled posts of it", async () => {
  const posts = await categoryPosts("ussd", clientOf(broken.url));
  expect(posts.map(({ slug }) => slug)).toEqual(["10", "5"]);
  expect(posts[0]?.image).toEqual({ url: "/fallback-images/blog.jpg" });
});

test.each([
  ["a wrong shape", { blogs: 7 }],
  ["nothing", null],
  ["a list of nonsense", [1, null, "x", []]],
])("%s is no posts", (_name, body) => {
  expect(readPosts(body, "/api")).toEqual([]);
});

test("pictures come from the API's own images, others are stood in for", () => {
  const posts = readPosts(
    [
      { id: 1, image_path: "blog/a b.jpg" },
      { id: 2, image_path: "https://evil.example/x.jpg" },
    ],
    "/content-api",
  );
  expect(posts.map(({ image }) => image)).toEqual([
    { url: "/content-api/images/blog/a%20b.jpg" },
    { url: "/fallback-images/blog.jpg" },
  ]);
});
