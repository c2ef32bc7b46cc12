import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { savePicture } from "../../illustrations/save-picture";
import { readFormerPictures } from "../../src/gatsby/report/shown";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const PICTURE = "images/posts/one.jpg";
const folder = temporaryFolder();
const textOf = (file: string) => readFileSync(path.join(folder, file), "utf8");
const digestOf = (text: string) => createHash("sha256").update(text).digest("hex");

test.each([
  ["the sample's", "former", "new"],
  ["an owner's", "their own", "their own"],
])(
  "a picture of the sample that is drawn anew replaces %s in content/",
  async (_, shown, after) => {
    await writeFiles(folder, {
      [`sample/content/${PICTURE}`]: "former",
      [`content/${PICTURE}`]: shown,
    });
    savePicture(`sample/content/${PICTURE}`, Buffer.from("new"), folder);
    expect([textOf(`sample/content/${PICTURE}`), textOf(`content/${PICTURE}`)]).toEqual([
      "new",
      after,
    ]);
    expect(readFormerPictures(folder)).toEqual([digestOf("former")]);
  },
);

test("the same picture again and a new one leave the list as it is", () => {
  const before = readFormerPictures(folder);
  savePicture(`sample/content/${PICTURE}`, Buffer.from("new"), folder);
  savePicture("sample/content/images/posts/two.jpg", Buffer.from("two"), folder);
  expect(readFormerPictures(folder)).toEqual(before);
});
