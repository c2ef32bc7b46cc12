/**
 * `npm run take-content -- REF`: puts into `content/` the newest content of a branch that the code of this commit can
 * show. A workflow checks out the newest code that passed its tests and then runs this, so that content is published
 * without them. Content that does not fit yet waits: its mistakes are reported, and the content before it is taken.
 * Exits with 1, and the folder unchanged, when none fits.
 */
import { spawnSync } from "node:child_process";
import { appendFileSync } from "node:fs";
import path from "node:path";
import { runCommand } from "../src/node/cli";

/** The most changes of the content that are tried. */
const TRIED = 20;
const SHOWN_CHARS = 12;

function git(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr.trim()}`);
  return stdout.trim();
}

/** Takes the content of a commit, staged as well, so that files which the next one lacks are removed. */
const takeFrom = (commit: string) =>
  git("restore", `--source=${commit}`, "--staged", "--worktree", "content");

/** Checks whether the folder can be shown, in a process of its own: code that reads the company keeps it. */
function isFit(isNewest: boolean): boolean {
  // mistakes of older content were reported when it was the newest
  const { GITHUB_ACTIONS: _actions, GITHUB_STEP_SUMMARY: _summary, ...silent } = process.env;
  const { status } = spawnSync(
    process.execPath,
    [...process.execArgv, path.join(__dirname, "check-content.ts")],
    {
      stdio: ["ignore", isNewest ? "inherit" : "ignore", "inherit"],
      env: isNewest ? process.env : silent,
    },
  );
  return status === 0;
}

function tell(text: string): void {
  console.log(text);
  const { GITHUB_STEP_SUMMARY: file } = process.env;
  if (file) appendFileSync(file, `${text}\n`);
}

runCommand(() => {
  const ref = process.argv[2] ?? "origin/main";
  const log = git("log", `--max-count=${TRIED}`, "--format=%H", ref, "--", "content");
  const commits = log.split("\n").filter(Boolean);
  const short = (commit = "") => commit.slice(0, SHOWN_CHARS);
  const code = short(git("rev-parse", "HEAD"));
  for (const [i, commit] of commits.entries()) {
    takeFrom(commit);
    if (!isFit(i === 0)) continue;
    tell(`Content of ${short(commit)}, code of ${code}.`);
    if (i > 0) {
      tell(
        `The content of ${short(commits[0])} waits: it has the mistakes above, or needs newer code than ${code}, the newest that passed its tests.`,
      );
    }
    return;
  }
  takeFrom("HEAD");
  throw new Error(
    `None of the last ${commits.length} changes of content/ can be shown by the code of ${code}. Nothing is published; what is served stays.`,
  );
});
