import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { checkInGit, prepareOwnFolder } from "../../../scripts/support/own-folder";
import { temporaryFolder, writeFiles } from "../../support/temporary-folder";

const project = temporaryFolder();
const own = path.join(project, "content");
const company = () => readFileSync(path.join(own, "company.json"), "utf8");
const prepare = (from?: string, root = "") => prepareOwnFolder({ from, project, root });
const log = jest.spyOn(console, "log").mockImplementation();

beforeEach(async () => {
  rmSync(own, { recursive: true, force: true });
  log.mockClear();
  await writeFiles(project, { "sample/company.json": "sample", "starter/company.json": "starter" });
});

test.each([
  [undefined, "sample"],
  ["sample", "sample"],
  ["starter", "starter"],
])("without content/, --from %s copies %s/ and says so", (from, copied) => {
  prepare(from);
  expect(company()).toBe(copied);
  expect(log.mock.calls).toEqual([[`Copied ${copied}/ to content/, which is yours to edit.`]]);
});

test("an existing content/ is kept, whatever would be copied", async () => {
  await writeFiles(project, { "content/company.json": "mine" });
  prepare();
  expect(() => prepare("starter")).toThrow("content/ already exists, so starter/ wasn’t copied.");
  expect([company(), log.mock.calls]).toEqual(["mine", []]);
});

test("a folder without company.json, or a link that leads nowhere, isn't replaced", async () => {
  await writeFiles(project, { "content/notes.txt": "" });
  expect(() => prepare()).toThrow("content/ has no company.json, so nothing reads it.");
  rmSync(own, { recursive: true });
  symlinkSync("nowhere", own);
  expect(() => prepare()).toThrow("content/ has no company.json, so nothing reads it.");
  rmSync(own);
});

test("only the two folders of the project can be copied", () => {
  expect(() => prepare("../elsewhere")).toThrow(
    "--from must be sample or starter, not “../elsewhere”.",
  );
  expect(existsSync(own)).toBe(false);
});

test("with CONTENT_ROOT the desk edits content/ or nothing", async () => {
  for (const root of ["sample", "starter", "/srv/texts"]) {
    expect(() => prepare(undefined, root)).toThrow(`CONTENT_ROOT is ${root}, but the desk edits`);
  }
  prepare(undefined, "./content");
  expect(company()).toBe("sample");
});

test("a desk for a Git host needs a committed content/company.json", async () => {
  const git = (...args: readonly string[]) => spawnSync("git", args, { cwd: project });
  const message = "content/company.json isn’t in Git, where the desk would look for it.";
  expect(() => checkInGit(project)).toThrow(message);
  git("init");
  await writeFiles(project, { "content/company.json": "mine" });
  git("add", "content");
  expect(() => checkInGit(project)).toThrow(message);
  git("-c", "user.name=A", "-c", "user.email=a@b.example", "commit", "--message", "Content");
  expect(() => checkInGit(project)).not.toThrow();
  rmSync(path.join(project, ".git"), { recursive: true });
});
