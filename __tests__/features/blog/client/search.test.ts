import type { LoadedIndex } from "../../../../src/features/blog/client/search";
import { loadIndex, sharedManifest } from "../../../../src/features/blog/client/search";
import { planSearchIndex } from "../../../../src/gatsby/outputs/search/search-index";
import { indexedPosts } from "../../../fixtures/posts";

const { manifest, files } = planSearchIndex(indexedPosts(1_000));
const published: Record<string, unknown> = {
  "/search/manifest.json": manifest,
  ...Object.fromEntries(files.map(({ name, text }) => [`/search/${name}`, JSON.parse(text)])),
};
const read = async (address: string) => {
  const body = published[address];
  if (!body) throw new Error("HTTP error! status: 404");
  return body;
};

test("the newest posts are there after the first file, all after the last", async () => {
  const parts: LoadedIndex[] = [];
  await loadIndex(
    (part) => parts.push(part),
    read,
    async () => manifest,
  );
  expect(parts.map(({ posts, isComplete }) => [posts.length, isComplete])).toEqual([
    [400, false],
    [800, false],
    [1_000, true],
  ]);
  expect(parts[0]?.posts[0]?.slug).toBe("post-1");
});

test("a file that is missing leaves what came before it", async () => {
  const parts: LoadedIndex[] = [];
  const spoiled = { ...manifest, shards: [manifest.shards[0] ?? "", "gone.json"] };
  await expect(
    loadIndex(
      (part) => parts.push(part),
      read,
      async () => spoiled,
    ),
  ).rejects.toThrow("HTTP error! status: 404");
  expect(parts.map(({ isComplete }) => isComplete)).toEqual([false]);
});

test("an empty blog is a complete index", async () => {
  const parts: LoadedIndex[] = [];
  const empty = { total: 0, newest: [], since: "", shards: [] };
  await loadIndex(
    (part) => parts.push(part),
    read,
    async () => empty,
  );
  expect(parts).toEqual([{ posts: [], isComplete: true }]);
});

test("the manifest is asked for once, and again after a failure", async () => {
  const asked: string[] = [];
  const failing = (address: string) => {
    asked.push(address);
    return Promise.reject(new Error("offline"));
  };
  await expect(sharedManifest(failing)).rejects.toThrow("offline");
  const counting = (address: string) => {
    asked.push(address);
    return read(address);
  };
  expect(await Promise.all([sharedManifest(counting), sharedManifest(counting)])).toEqual([
    manifest,
    manifest,
  ]);
  expect(asked).toEqual(["/search/manifest.json", "/search/manifest.json"]);
});
