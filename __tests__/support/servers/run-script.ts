import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { spawnGroup } from "../../../scripts/support/process-group";
import { hasContent } from "../../../src/content-files/content-root";

/** A script of `scripts/` running in its own folder. */
export interface RunningScript {
  readonly process: ChildProcess;
  readonly nextLine: () => Promise<string>;
  /** Resolves when it has ended, with exit code (null if killed) and stderr. */
  readonly ended: Promise<{ code: number | null; errors: string }>;
}

const running = new Set<() => void>();
afterAll(() => {
  for (const end of running) end();
});

/**
 * Starts `scripts/{name}` in one process, without npm around it, so that signals reach it. It's
 * killed after the tests of the file, even if they fail.
 */
export function runScript(
  name: string,
  options: {
    cwd: string;
    /** The checkout whose script to run. Defaults to this one. */
    project?: string;
    args?: readonly string[];
    env?: Readonly<Record<string, string>>;
  },
): RunningScript {
  // Scripts don't start without a company.
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
  const lines = createInterface(child.stdout as Readable)[Symbol.asyncIterator](); // `stdio`
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

/** An almost empty content folder. */
export const EMPTY_CONTENT: Readonly<Record<string, string>> = {
  "content/sections/hero-section.json": "{}",
  "content/sections/about-us.json": "{}",
  "content/sections/services.json": "{}",
  "content/sections/how-it-works.json": "{}",
  "content/sections/our-team.json": "{}",
  "content/sections/blog-categories.json": '{"categories":["SMS"]}',
};
