import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { copySample } from "../support/content/content-walk";
import { copySecondCompany } from "../support/content/second-company";
import { copySite } from "../support/content/site-copy";
import { runScript } from "../support/servers/run-script";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const root = temporaryFolder();
/** The check writes the company's values, and this checkout's are for other tests. */
const site = copySite();
afterAll(site.remove);
const summaryFile = path.join(temporaryFolder(), "summary.md");
beforeEach(() => copySample(root, 1));

const run = () =>
  runScript("check-content.ts", {
    cwd: site.directory, // where the image decoder is
    project: site.directory,
    env: {
      CONTENT_ROOT: path.join(root, "content"),
      GITHUB_ACTIONS: "true",
      GITHUB_STEP_SUMMARY: summaryFile,
    },
  });

test("content without mistakes passes", async () => {
  const script = run();
  expect(await script.nextLine()).toMatch(/^Nothing to fix in content\/ \(\d+ s\)\.$/);
  expect(await script.ended).toEqual({ code: 0, errors: "" });
  expect(readFileSync(summaryFile, "utf8")).toContain("### Content: nothing to fix");
});

test("a mistake fails with a sentence, an annotation at its line and a row in the summary", async () => {
  await writeFiles(root, { "content/posts/new.json": '{\n  "title": "",\n}' });
  const script = run();
  expect(await script.nextLine()).toBe(
    "content/posts/new.json, line 2: the file isn’t valid JSON: remove the last comma",
  );
  expect(await script.nextLine()).toBe(
    "::error file=content/posts/new.json,line=2::The file isn’t valid JSON: remove the last comma",
  );
  expect(await script.ended).toEqual({ code: 1, errors: "" });
  expect(readFileSync(summaryFile, "utf8")).toContain("| content/posts/new.json, line 2 |");
});

test("an unreadable company file is named, although other code can't be loaded without it", async () => {
  await writeFiles(root, { "content/company.json": '{\n  "name": "Other",\n}' });
  const script = run();
  expect(await script.nextLine()).toBe(
    "content/company.json, line 2: the file isn’t valid JSON: remove the last comma",
  );
  expect(await script.ended).toEqual({ code: 1, errors: "" });
});

test("another country's company passes: its currency, its services, no team, and an adjusted colour", async () => {
  rmSync(path.join(root, "content"), { recursive: true });
  copySecondCompany(path.join(root, "content"));
  const script = run();
  expect(await script.nextLine()).toMatch(/^Nothing to fix in content\//);
  expect(await script.ended).toEqual({ code: 0, errors: "" });
});
