import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  acceptLiveDocuments,
  saveLiveDocuments,
} from "../../../src/gatsby/sourcing/accepted-documents";
import { temporaryFolder } from "../../support/temporary-folder";

const folder = temporaryFolder();
const before = process.cwd();
beforeAll(() => process.chdir(folder));
afterAll(() => process.chdir(before));

test("the documents of the last build are accepted when they are told to be, not before", () => {
  acceptLiveDocuments();
  expect(readdirSync(folder)).toEqual([]);
  saveLiveDocuments([path.resolve("team/aa.json"), path.resolve("posts/bb.json")]);
  expect(readdirSync(folder)).toEqual([".content-cache"]);
  acceptLiveDocuments();
  const accepted = ["team", "posts"].map((name) => readFileSync(`${name}/accepted.txt`, "utf8"));
  expect(accepted).toEqual(["aa", "bb"]);
});
