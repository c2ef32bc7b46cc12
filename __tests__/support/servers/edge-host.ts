import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Row } from "../../../src/inbox/database";

/** A folder's site on workerd, Cloudflare's runtime. */
export interface EdgeProcess {
  readonly url: string;
  /** Runs the worker as its cron trigger would. */
  readonly runTimer: (cron?: string) => Promise<void>;
  readonly query: (text: string) => Promise<readonly Row[]>;
  readonly lines: readonly string[];
  readonly close: () => Promise<void>;
}

/**
 * `fetch` on a new connection. workerd closes idle ones, and a POST on such a connection isn't
 * retried.
 */
export const edgeFetch = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { ...init, headers: { ...init.headers, connection: "close" } });

/**
 * Starts workerd in its own process with the settings in `env`. `variables` are the worker's own.
 * The folder needs `public/`, `deploy/generated/` and `content/company.json`, as a build leaves
 * them.
 */
export async function startEdgeProcess(
  folder: string,
  env: Readonly<Record<string, string>> = {},
  variables: Readonly<Record<string, string>> = {},
): Promise<EdgeProcess> {
  const tsx = `file://${require.resolve("tsx")}`;
  const script = path.resolve("__tests__/support/servers/edge-process.ts");
  const child = spawn(process.execPath, ["--import", tsx, script], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env, EDGE_VARIABLES: JSON.stringify(variables) },
    stdio: ["pipe", "pipe", "pipe"],
  });
  const lines: string[] = [];
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    lines.push(...text.trim().split("\n"));
  });
  const ended = once(child, "close");
  const said = createInterface(child.stdout)[Symbol.asyncIterator]();
  const next = async () => {
    const { value, done } = await said.next();
    if (done) throw new Error(`workerd did not start or has ended: ${lines.join("\n")}`);
    return JSON.parse(value);
  };
  const ask = (what: object) => {
    child.stdin.write(`${JSON.stringify(what)}\n`);
    return next();
  };
  const url: string = await next();
  return {
    url,
    lines,
    runTimer: (timer = "* * * * *") => ask({ timer }),
    query: (query) => ask({ query }),
    close: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
