import { symlinkSync } from "node:fs";
import path from "node:path";
import { contentRoot, shownPath } from "../../src/content-files/content-root";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const [project, linked] = [temporaryFolder(), temporaryFolder()];
const { CONTENT_ROOT } = process.env;
beforeEach(() => {
  delete process.env.CONTENT_ROOT;
});
afterAll(() => {
  process.env.CONTENT_ROOT = CONTENT_ROOT;
});

test("content/ is used if it has a company.json, even through a link, otherwise sample/", async () => {
  expect(contentRoot(project)).toBe("sample");
  await writeFiles(project, { "content/posts/1.json": "{}" });
  expect(contentRoot(project)).toBe("sample");
  await writeFiles(project, { "content/company.json": "{}" });
  expect(contentRoot(project)).toBe("content");
  symlinkSync(path.join(project, "content"), path.join(linked, "content"));
  expect(contentRoot(linked)).toBe("content");
});

test("CONTENT_ROOT names the folder itself", () => {
  process.env.CONTENT_ROOT = "starter";
  expect(contentRoot()).toBe("starter");
});

test.each([
  ["sample", "posts/1.json", "sample/posts/1.json"],
  ["./content/", "posts/1.json", "content/posts/1.json"],
  [path.resolve("companies/duka"), "prices.json", "companies/duka/prices.json"],
  [path.resolve("../texts"), "prices.json", "texts/prices.json"],
  ["content", "", "content"],
])("messages refer to %s with %j as %s", (root, file, shown) => {
  expect(shownPath(root, file)).toBe(shown);
});
