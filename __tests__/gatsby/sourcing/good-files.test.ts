import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { storeContent } from "../../../src/content/content-store";
import { shownContent } from "../../../src/content-files/shown-content";
import { acceptContent } from "../../../src/gatsby/sourcing/accepted-documents";
import { contentChanges } from "../../../src/gatsby/sourcing/content-changes";
import { readCatalogue, readDefaults } from "../../../src/gatsby/sourcing/content-folder";
import {
  goodFiles,
  saveBuiltFiles,
  unreadableFiles,
} from "../../../src/gatsby/sourcing/good-files";
import { temporaryFolder } from "../../support/temporary-folder";

const project = temporaryFolder();
const root = path.join(project, "content");
const file = (name: string) => path.join(root, name);
const { CONTENT_ROOT } = process.env;

/** The reader looks for accepted files in the current folder. */
const cwd = process.cwd();
beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  rmSync(path.join(project, ".content-cache"), { recursive: true, force: true });
  cpSync("sample", root, { recursive: true, filter: (name) => !name.includes("/images") });
  process.chdir(project);
  process.env.CONTENT_ROOT = "content";
});
afterEach(() => {
  process.chdir(cwd);
  process.env.CONTENT_ROOT = CONTENT_ROOT;
});

/** Publishes the folder's current content. */
function publish(): void {
  saveBuiltFiles(root);
  acceptContent(".");
}

const readPosts = () => readDefaults(root).blogPosts;
const slugs = () => readPosts().content.map(({ slug }) => slug);

test.each<[string, (name: string) => void, RegExp]>([
  [
    "has a missing comma",
    (name) => writeFileSync(name, readFileSync(name, "utf8").replace(",\n", "\n")),
    /^isn’t valid JSON, line \d+: a comma is missing at the end of the line$/,
  ],
  ["is empty", (name) => writeFileSync(name, ""), /^is empty$/],
  [
    "is cut off",
    (name) => writeFileSync(name, '{ "title": "Half'),
    /^isn’t valid JSON, line 1: the closing quotation mark is missing/,
  ],
  ["is UTF-16", (name) => writeFileSync(name, "﻿{}", "utf16le"), /^isn’t saved as UTF-8/],
  ["is a list", (name) => writeFileSync(name, "[]"), /^must be one group of fields, in \{ \}$/],
  [
    "became a folder",
    (name) => {
      rmSync(name);
      mkdirSync(name);
    },
    /^is a folder, not a file$/,
  ],
])("a published post whose file %s stays unchanged and is reported", (_name, spoil, problem) => {
  publish();
  const [before, stored] = [readPosts().content, storeContent(shownContent(goodFiles(root), root))];
  spoil(file("posts/5.json"));
  const { content, issues } = readPosts();
  expect(content).toEqual(before);
  expect(issues).toContainEqual(
    expect.objectContaining({
      item: "“content/posts/5.json”",
      problem: expect.stringMatching(problem),
      action: "replaced",
      shown: "visitors still see its last version",
    }),
  );
  expect(storeContent(shownContent(goodFiles(root), root))).toEqual(stored);
  expect(unreadableFiles(".")).toEqual([]);
});

test("files of every kind keep their last versions for as many builds as it takes", () => {
  publish();
  const before = [readDefaults(root), readCatalogue(root).records];
  const names = ["prices.json", "services/ussd.json", "sections/about-us.json"];
  for (const name of names) writeFileSync(file(name), "{,}");
  publish();
  publish();
  const [defaults, records] = [readDefaults(root), readCatalogue(root)];
  expect(defaults.about.content).toEqual((before[0] as typeof defaults).about.content);
  expect(records.records).toEqual(before[1]);
  expect(records.notes.issues.filter(({ action }) => action === "replaced")).toHaveLength(2);
});

test("a file that has never been readable is reported, even after a build that wasn't accepted", () => {
  publish();
  writeFileSync(file("posts/new.json"), "{");
  saveBuiltFiles(root);
  expect(unreadableFiles(".")).toEqual([
    "content/posts/new.json isn’t valid JSON, line 1: a closing } is missing",
  ]);
  writeFileSync(file("posts/new.json"), "{}");
  saveBuiltFiles(root); // built, but not accepted
  writeFileSync(file("posts/new.json"), "{");
  expect(unreadableFiles(".")).toEqual([
    "content/posts/new.json isn’t valid JSON, line 1: a closing } is missing",
  ]);
});

test("links can't make it list anything but the content's own folders", () => {
  symlinkSync("/", file("everything")); // parts of it can't be read
  symlinkSync("loop", file("loop"));
  publish();
  expect(unreadableFiles(".")).toEqual([]);
});

test("deleting a file or making it a draft unpublishes it, and breaking the draft doesn't bring it back", () => {
  publish();
  rmSync(file("posts/5.json"));
  expect(slugs()).not.toContain("5");
  const draft = { ...JSON.parse(readFileSync(file("posts/6.json"), "utf8")), draft: true };
  writeFileSync(file("posts/6.json"), JSON.stringify(draft));
  publish();
  writeFileSync(file("posts/6.json"), "{");
  writeFileSync(file("posts/5.json"), "{");
  expect(slugs()).not.toContain("6");
  expect(unreadableFiles(".")).toEqual([
    "content/posts/5.json isn’t valid JSON, line 1: a closing } is missing",
  ]);
});

test("changes are those that visitors would see since the last accepted build", () => {
  expect(contentChanges()).toBeNull();
  const record = (name: string) => JSON.parse(readFileSync(file(name), "utf8"));
  const write = (name: string, value: object) =>
    writeFileSync(file(name), JSON.stringify({ title: name, ...value }));
  write("posts/draft.json", { draft: true });
  write("posts/old.json", {});
  publish();
  expect(contentChanges()).toEqual([]);
  write("posts/draft.json", { draft: true, tags: ["still a draft"] });
  write("posts/later.json", { publish_at: "2100-01-01T08:00:00Z" });
  writeFileSync(file("posts/4.json"), "{"); // its last version stays
  rmSync(file("posts/old.json"));
  write("posts/new.json", { moved_from: ["old"] });
  write("posts/5.json", { ...record("posts/5.json"), title: "Five", draft: true });
  write("posts/6.json", { ...record("posts/6.json"), title: "Six" });
  rmSync(file("team/kipkemboi-rono.json"));
  expect(contentChanges()).toEqual([
    { kind: "removed", path: "posts/5.json", title: expect.not.stringContaining("Five") },
    { kind: "changed", path: "posts/6.json", title: "Six" },
    { kind: "added", path: "posts/new.json", title: "posts/new.json" },
    { kind: "removed", path: "team/kipkemboi-rono.json", title: "Kipkemboi Rono" },
  ]);
  publish();
  expect(contentChanges()).toEqual([]);
});

test("another content folder's files aren't used instead", () => {
  publish();
  const other = path.join(project, "other");
  cpSync(root, other, { recursive: true });
  writeFileSync(path.join(other, "posts/5.json"), "{");
  expect(readDefaults(other).blogPosts.content.map(({ slug }) => slug)).not.toContain("5");
});
