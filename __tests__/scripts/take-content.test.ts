import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { copySample, jsonOf, writeJson } from "../support/content/content-walk";
import { runScript } from "../support/servers/run-script";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

/** A repository whose code is this project's, with commits of content. */
const repository = temporaryFolder();
const summaryFile = path.join(temporaryFolder(), "summary.md");
const TEAM = "content/team/brian-otieno.json";

const git = (...args: readonly string[]) =>
  execFileSync("git", ["-c", "user.name=Editor", "-c", "user.email=editor@site.test", ...args], {
    cwd: repository,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  }).trim();
const commit = () => {
  git("add", "--all", "content");
  git("commit", "--quiet", "--message", "Change content");
  return git("rev-parse", "HEAD").slice(0, 12);
};
const rename = (name: string) =>
  writeJson(repository, TEAM, { ...(jsonOf(repository, TEAM) as object), name });

async function take() {
  rmSync(summaryFile, { force: true });
  const env = { GITHUB_ACTIONS: "true", GITHUB_STEP_SUMMARY: summaryFile };
  const script = runScript("take-content.ts", { cwd: repository, args: ["main"], env });
  const { code, errors } = await script.ended;
  return { code, errors, summary: () => readFileSync(summaryFile, "utf8") };
}

let first = "";
beforeAll(() => {
  for (const name of ["src", "desk", "node_modules"]) {
    symlinkSync(path.resolve(name), path.join(repository, name));
  }
  git("init", "--quiet", "--initial-branch=main");
  copySample(repository, 1);
  first = commit();
  git("branch", "code");
});

/** Leaves the working folder at the code that passed its tests. */
const checkOutCode = () => git("checkout", "--quiet", "--force", "code");

test("the newest content that fits is taken, and what it took away is gone", async () => {
  rename("Amina Otieno");
  rmSync(path.join(repository, "content/posts/1.json"));
  const newest = commit();
  checkOutCode();
  const { code, errors, summary } = await take();
  expect([code, errors]).toEqual([0, ""]);
  expect(summary()).toContain(`Content of ${newest}, code of ${first}.`);
  expect(git("status", "--short", "content")).toBe(`D  content/posts/1.json\nM  ${TEAM}`);
});

test("content with a mistake waits, says why, and the content before it is taken", async () => {
  git("checkout", "--quiet", "--force", "main");
  const before = git("rev-parse", "HEAD").slice(0, 12);
  await writeFiles(repository, { "content/posts/new.json": '{\n  "title": "New",\n}' });
  const newest = commit();
  checkOutCode();
  const { code, summary } = await take();
  expect(code).toBe(0);
  expect(summary()).toContain("| content/posts/new.json, line 2 |");
  expect(summary()).toContain(`Content of ${before}, code of ${first}.`);
  expect(summary()).toContain(`The content of ${newest} waits`);
  expect(jsonOf(repository, TEAM)).toMatchObject({ name: "Amina Otieno" });
});

test("when no content fits nothing is taken", async () => {
  git("checkout", "--quiet", "--force", "--orphan", "other");
  await writeFiles(repository, { "content/company.json": "{" });
  commit();
  git("branch", "--force", "main");
  checkOutCode();
  const { code, errors } = await take();
  expect(code).toBe(1);
  expect(errors).toMatch(
    /^None of the last 1 changes of content\/ can be shown .* what is served stays/,
  );
  expect(git("status", "--short", "content")).toBe("");
});
