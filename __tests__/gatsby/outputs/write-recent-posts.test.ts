import { readFileSync } from "node:fs";
import path from "node:path";
import { writeRecentPosts } from "../../../src/gatsby/outputs/write-recent-posts";
import { indexedPosts } from "../../fixtures/posts";
import { temporaryFolder } from "../../support/temporary-folder";

const folder = temporaryFolder();
type Query = Parameters<typeof writeRecentPosts>[0];
const gatsby = (answer: object) => (async () => answer) as unknown as Query;

test("writeRecentPosts writes the list's posts, and nothing for a blog without posts", async () => {
  const written = () => JSON.parse(readFileSync(path.join(folder, "recent-posts.json"), "utf8"));
  await writeRecentPosts(gatsby({ data: { postList: { posts: indexedPosts(2) } } }), folder);
  expect(written()).toEqual(indexedPosts(2));
  await writeRecentPosts(gatsby({ data: { postList: null } }), folder);
  expect(written()).toEqual([]);
});

test("writeRecentPosts says why the posts couldn't be queried", async () => {
  await expect(writeRecentPosts(gatsby({ errors: ["no field"] }), folder)).rejects.toThrow(
    "The recent posts couldn't be queried: no field",
  );
});
