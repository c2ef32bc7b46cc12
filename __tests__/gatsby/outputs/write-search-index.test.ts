import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { decodeShard } from "../../../src/content/blog/search-index";
import { planSearchIndex, writeSearchIndex } from "../../../src/gatsby/outputs/write-search-index";
import { indexedPosts } from "../../fixtures/posts";
import { temporaryFolder, writeFiles } from "../../support/temporary-folder";

const folder = temporaryFolder();

/** Writes the index of `posts` into a built site and returns its folder. */
function publish(name: string, posts: ReturnType<typeof indexedPosts>): string {
  const directory = path.join(folder, name);
  writeSearchIndex(posts, directory);
  return directory;
}

test("writeSearchIndex names files by their content and removes those of earlier builds", async () => {
  const directory = publish("again", indexedPosts(3));
  const before = readdirSync(path.join(directory, "search"));
  expect(before).toEqual([expect.stringMatching(/^[0-9a-f]{20}\.json$/), "manifest.json"]);

  publish("again", indexedPosts(4));
  const after = readdirSync(path.join(directory, "search"));
  expect(after).toHaveLength(2);
  expect(after).not.toEqual(before);
  const manifest = JSON.parse(readFileSync(path.join(directory, "search/manifest.json"), "utf8"));
  expect(manifest).toMatchObject({ total: 4, since: "", shards: [after[0]] });
  expect(manifest.newest).toEqual(["post-1", "post-2", "post-3", "post-4"]);
  const shard = JSON.parse(readFileSync(path.join(directory, "search", after[0] ?? ""), "utf8"));
  expect(decodeShard(shard).map(({ title }) => title)).toEqual([
    "Post 1",
    "Post 2",
    "Post 3",
    "Post 4",
  ]);
});

test("writeSearchIndex keeps compressed copies of unchanged files and removes the others", async () => {
  const directory = publish("copies", indexedPosts(3));
  const shard = () =>
    readdirSync(path.join(directory, "search")).find((name) => /^[0-9a-f]+\.json$/.test(name));
  const stays = `search/${shard()}.br`;
  await writeFiles(directory, { [stays]: "copy", "search/0123.json.gz": "copy of what is gone" });
  publish("copies", indexedPosts(3));
  expect(readdirSync(path.join(directory, "search")).map((name) => `search/${name}`)).toEqual(
    expect.arrayContaining([stays]),
  );
  expect(existsSync(path.join(directory, "search/0123.json.gz"))).toBe(false);
});

test("planSearchIndex splits a large blog, the newest posts in the first file", () => {
  const { manifest, files } = planSearchIndex(indexedPosts(1_000));
  expect(manifest.shards).toEqual(files.map(({ name }) => name));
  expect(files.map(({ text }) => decodeShard(JSON.parse(text)).length)).toEqual([400, 400, 200]);
  expect(manifest.newest).toHaveLength(100);
  expect(manifest.since).toBe("2026-07-12T00:00:00.000Z");
});

test("planSearchIndex has no files for no posts", () => {
  expect(planSearchIndex([])).toEqual({
    manifest: { total: 0, newest: [], since: "", shards: [] },
    files: [],
  });
});
