import { once } from "node:events";
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import type { ContentReport } from "../../src/content/model/report";
import { fenceFor } from "../../src/gatsby/outputs/markdown/html-to-markdown";
import { adviceLines } from "../../src/gatsby/report/report-text";
import { BUILD_LOCK, DEVELOPMENT_LOCK } from "../../src/release/build-lock";
import { spawnGroup } from "./process-group";

/** Folders that a build makes itself, or does not need. */
const NOT_COPIED = new Set([
  ".cache",
  ".desk",
  ".git",
  "bench",
  "desk-public",
  "node_modules",
  "public",
  "reports",
  "screenshots",
  "var",
]);

/** Whether a dry run needs a file or folder; locks are on the folders of the project, and would hold those of a copy. */
const isCopied = (name: string): boolean =>
  !NOT_COPIED.has(name) &&
  ![BUILD_LOCK, DEVELOPMENT_LOCK].some((lock) => name.startsWith(`${lock}.`));

const DRY_RUN_REPORT = "reports/dry-run.html";

/**
 * Runs Node with `args`, a rebuild, in a copy of the project, which is removed afterwards: in any case, the served site
 * and all data for the next rebuild stay unchanged. `releases` is compared with, and not written to. Its report is left
 * in `reports/dry-run.html`, its advice is printed, and its output is in the summary of a GitHub job, where there is
 * one. Resolves to the exit code.
 */
export async function runDryRun(
  args: readonly string[],
  releases: string | null,
  root: string = process.cwd(),
): Promise<number> {
  const copy = mkdtempSync(path.join(os.tmpdir(), "dry-run-"));
  const kept = releases && path.resolve(root, releases);
  try {
    cpSync(root, copy, {
      recursive: true,
      filter: (source) => source !== kept && isCopied(path.relative(root, source)),
    });
    symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));
    const { child } = spawnGroup([...process.execArgv, ...args], {
      cwd: copy,
      env: { ...process.env, ...(kept && { RELEASES_DIR: kept }) },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    const pass = (to: NodeJS.WriteStream) => (part: Buffer) => {
      to.write(part);
      said += part;
    };
    child.stdout?.on("data", pass(process.stdout));
    child.stderr?.on("data", pass(process.stderr));
    const [code] = await once(child, "close");
    const advice = keepReport(copy, root);
    if (advice) console.log(advice);
    summarise(`${said.trim()}\n${advice}`.replaceAll("reports/content.html", DRY_RUN_REPORT));
    return code ?? 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Keeps the report of the copy, and returns its advice, a line each. */
function keepReport(copy: string, root: string): string {
  const made = path.join(copy, "reports/content.html");
  if (!existsSync(made)) return "";
  mkdirSync(path.join(root, "reports"), { recursive: true });
  copyFileSync(made, path.join(root, DRY_RUN_REPORT));
  const report: ContentReport = JSON.parse(
    readFileSync(path.join(copy, "reports/content.json"), "utf8"),
  );
  return adviceLines(report)
    .map((line) => `  advice: ${line}\n`)
    .join("");
}

/** Adds the output to the summary of a GitHub job as text: no mark-up of an editor's becomes the summary's. */
function summarise(said: string): void {
  const file = process.env.GITHUB_STEP_SUMMARY;
  if (!file) return;
  const fence = fenceFor(said, 4);
  appendFileSync(file, `## What a rebuild would do\n\n${fence}text\n${said.trim()}\n${fence}\n`);
}
