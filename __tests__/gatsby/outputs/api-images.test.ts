import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { writeApiImages } from "../../../src/gatsby/outputs/api-images";
import { temporaryFolder, writeFiles } from "../../support/temporary-folder";

const folder = temporaryFolder();

test("the embedded content API's pictures are the copies, and others are removed", async () => {
  await writeFiles(folder, { "copies/1.png": "one", "copies/2.png": "two" });
  const copy = (name: string) => path.join(folder, "copies", name);
  const published = (name: string) => path.join(folder, "public/content-api/images", name);
  writeApiImages(
    new Map([
      ["posts/a.png", copy("1.png")],
      ["b.png", copy("2.png")],
    ]),
    path.join(folder, "public"),
  );
  expect(readFileSync(published("posts/a.png"), "utf8")).toBe("one");
  const { ino } = statSync(published("posts/a.png"));
  writeApiImages(new Map([["posts/a.png", copy("1.png")]]), path.join(folder, "public"));
  expect(existsSync(published("b.png"))).toBe(false);
  expect(statSync(published("posts/a.png")).ino).toBe(ino); // unchanged, so it isn't written again
  writeApiImages(new Map(), path.join(folder, "public"));
  expect(existsSync(published("posts/a.png"))).toBe(false);
});
