import { readdirSync } from "node:fs";
import { removeOtherSlices, restoreSlices } from "../../../src/gatsby/outputs/recent-slices";
import { temporaryFolder, writeFiles } from "../../support/temporary-folder";

const before = process.cwd();
beforeAll(() => process.chdir(folder));
afterAll(() => process.chdir(before));
const folder = temporaryFolder();

test("slices that are no longer made leave public, and are there again when they return", async () => {
  removeOtherSlices([]);
  const names = ["header", "recent-posts", "recent-posts-without-7", "recent-posts-without-7-1"];
  await writeFiles(
    folder,
    Object.fromEntries(
      names.flatMap((name) => [
        [`public/slice-data/${name}.json`, ""],
        [`public/slice-data/${name}.json.br`, ""],
        [`public/_gatsby/slices/${name}-1.html`, ""],
      ]),
    ),
  );
  const published = () => readdirSync("public", { recursive: true, encoding: "utf8" }).sort();
  const all = published();
  removeOtherSlices(["recent-posts", "recent-posts-without-7-1"]);
  expect(all.filter((file) => !published().includes(file))).toEqual([
    "_gatsby/slices/recent-posts-without-7-1.html",
    "slice-data/recent-posts-without-7.json",
    "slice-data/recent-posts-without-7.json.br",
  ]);
  restoreSlices(["recent-posts-without-7"]);
  expect(published()).toEqual(all);
});
