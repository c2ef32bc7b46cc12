import { readFileSync } from "node:fs";
import path from "node:path";
import { writeBuiltAuthors } from "../../../src/gatsby/outputs/built-authors";
import { temporaryFolder } from "../../support/temporary-folder";

const folder = temporaryFolder();
type Query = Parameters<typeof writeBuiltAuthors>[0];
const gatsby = (answer: object) => (async () => answer) as unknown as Query;

const author = (authorId: string) => ({ authorId, name: authorId, role: "Guest", bio: "Writes." });

test("writeBuiltAuthors writes everybody who has a page, and nobody who only has drafts", async () => {
  const query = gatsby({ data: { allPostList: { nodes: [{ slug: "ivy" }] } } });
  await writeBuiltAuthors(query, [author("ivy"), author("new")], folder);
  const written = JSON.parse(readFileSync(path.join(folder, "built-authors.json"), "utf8"));
  expect(written).toEqual([author("ivy")]);
});

test("writeBuiltAuthors says why the pages couldn't be queried", async () => {
  await expect(writeBuiltAuthors(gatsby({ errors: ["no field"] }), [], folder)).rejects.toThrow(
    "The authors' pages couldn't be queried: no field",
  );
});
