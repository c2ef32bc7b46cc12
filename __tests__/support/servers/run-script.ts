import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { spawnGroup } from "../../../scripts/support/process-group";
import { hasContent } from "../../../src/content-files/content-root";

/** A script of `scripts/` that runs in a folder of its own. */
export interface RunningScript {
  readonly process: ChildProcess;
  /** The next line of its output. */
  readonly nextLine: () => Promise<string>;
  /** Resolves when it is over, with its exit code (null: killed) and all its errors. */
  readonly ended: Promise<{ code: number | null; errors: string }>;
}

const running = new Set<() => void>();
afterAll(() => {
  for (const end of running) end();
});

/**
 * Starts `scripts/{name}` in one process, without npm around it, so that signals reach it. It ends with
 * the tests of the file, whatever fails in them.
 */
export function runScript(
  name: string,
  options: {
    cwd: string;
    /** The checkout whose script runs; default: this one. */
    project?: string;
    args?: readonly string[];
    env?: Readonly<Record<string, string>>;
  },
): RunningScript {
  // without a company no script starts
  if (!["content", "sample"].some((name) => hasContent(path.join(options.cwd, name)))) {
    cpSync("sample/company.json", path.join(options.cwd, "content/company.json"));
  }
  const tsx = `file://${require.resolve("tsx")}`;
  const command = [
    "--import",
    tsx,
    path.resolve(options.project ?? "", "scripts", name),
    ...(options.args ?? []),
  ];
  const { child, end } = spawnGroup(command, {
    cwd: options.cwd,
    env: { PATH: process.env.PATH, ...options.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(end);
  let errors = "";
  child.stderr?.setEncoding("utf8").on("data", (part) => {
    errors += part;
  });
  const lines = createInterface(child.stdout as Readable)[Symbol.asyncIterator](); // by `stdio`
  return {
    process: child,
    nextLine: async () => {
      const { value, done } = await lines.next();
      if (done) throw new Error(`${name} ended: ${errors}`);
      return value;
    },
    ended: once(child, "close").then(([code]) => ({ code, errors })),
  };
}

/** A content folder that is as good as empty. */
export const EMPTY_CONTENT: Readonly<Record<string, string>> = {
  "content/sections/hero-section.json": "{}",
  "content/sections/about-us.json": "{}",
  "content/sections/services.json": "{}",
  "content/sections/how-it-works.json": "{}",
  "content/sections/our-team.json": "{}",
  "content/sections/blog-categories.json": '{"categories":["SMS"]}',
};
