import type { LoadedIndex } from "../../../../src/features/blog/client/search";
import { planSearchIndex } from "../../../../src/gatsby/outputs/write-search-index";
import { indexedPosts } from "../../../fixtures/posts";

const { manifest, files } = planSearchIndex(indexedPosts(1_000));
const published: Record<string, unknown> = {
  "/search/manifest.json": manifest,
  ...Object.fromEntries(files.map(({ name, text }) => [`/search/${name}`, JSON.parse(text)])),
};
const read = async (path: string) => {
  const body = published[path];
  if (!body) throw new Error("HTTP error! status: 404");
  return body;
};

afterEach(() => jest.restoreAllMocks());

/** Loads the search module afresh, on a site that responds through `read`. */
async function freshSearch(read: (path: string) => Promise<unknown>) {
  jest.resetModules();
  const siteFile = await import("../../../../src/client/site-file");
  jest.spyOn(siteFile, "readSiteFile").mockImplementation(read);
  return import("../../../../src/features/blog/client/search");
}

test.each([
  [
    "all files, the newest posts first",
    manifest.shards,
    ["400 of more", "800 of more", "1000 of 1000"],
  ],
  [
    "the files before a missing one",
    [manifest.shards[0] ?? "", "gone.json"],
    ["400 of more", "rejected"],
  ],
  ["an empty blog as complete", [], ["0 of 0"]],
])("loadIndex loads %s", async (_case, shards, expected) => {
  const parts: string[] = [];
  const onPart = ({ posts, isComplete }: LoadedIndex) => {
    parts.push(`${posts.length} of ${isComplete ? posts.length : "more"}`);
    expect(posts.slice(0, 1)).toMatchObject(posts.length > 0 ? [{ slug: "post-1" }] : []);
  };
  const { loadIndex } = await freshSearch(async (path) =>
    path === "/search/manifest.json" ? { ...manifest, shards } : read(path),
  );
  const loaded = loadIndex(onPart);
  await loaded.catch(() => parts.push("rejected"));
  expect(parts).toEqual(expected);
});

test("sharedManifest reads the manifest once, and again after a failure", async () => {
  const reads: string[] = [];
  const counting = (path: string) => {
    reads.push(path);
    return reads.length === 1 ? Promise.reject(new Error("offline")) : read(path);
  };
  const { sharedManifest } = await freshSearch(counting);
  await expect(sharedManifest()).rejects.toThrow("offline");
  expect(await Promise.all([sharedManifest(), sharedManifest()])).toEqual([manifest, manifest]);
  expect(reads).toEqual(["/search/manifest.json", "/search/manifest.json"]);
});
