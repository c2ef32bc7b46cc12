import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { acceptContent, saveLiveDocuments } from "../../../src/gatsby/sourcing/accepted-documents";
import { temporaryFolder } from "../../support/temporary-folder";

const folder = temporaryFolder();

test("the last build's documents are accepted when told to, not before", () => {
  acceptContent(folder);
  expect(readdirSync(folder)).toEqual([]);
  saveLiveDocuments(folder, [
    path.join(folder, "team/aa.json"),
    path.join(folder, "posts/bb.json"),
  ]);
  expect(readdirSync(folder)).toEqual([".content-cache"]);
  acceptContent(folder);
  const accepted = ["team", "posts"].map((name) =>
    readFileSync(path.join(folder, name, "accepted.txt"), "utf8"),
  );
  expect(accepted).toEqual(["aa", "bb"]);
});
