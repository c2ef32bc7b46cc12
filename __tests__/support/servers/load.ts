import http from "node:http";
import https, { type RequestOptions } from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import { inlineScriptHashes } from "../../../src/gatsby/outputs/site-files";

export interface LoadResult {
  readonly requests: number;
  /** Descriptions of responses that visitors shouldn't get. Should be empty. */
  readonly failures: readonly string[];
  /** Duration of each request in ms, ascending. */
  readonly milliseconds: readonly number[];
}

export interface Load {
  readonly requests: () => number;
  readonly stop: () => Promise<LoadResult>;
}

/**
 * Requests `paths` of the server at `url` in turn until stopped, by `visitors` in parallel, each
 * with a new connection per request and pauses in between. `client` adds request options. Pages
 * must arrive complete, with status 200 and a policy that allows their scripts.
 */
export function startLoad(
  url: string,
  paths: readonly string[],
  visitors: number,
  { pauseMs = 0, client = {} }: { pauseMs?: number; client?: RequestOptions } = {},
): Load {
  const failures: string[] = [];
  const milliseconds: number[] = [];
  let turn = 0;
  let isStopped = false;
  const visitor = async () => {
    while (!isStopped) {
      const path = paths[turn++ % paths.length] ?? "/";
      const started = performance.now();
      const problem = await visit(url + path, client).catch((error: Error) => error.message);
      milliseconds.push(performance.now() - started);
      if (problem) failures.push(`${path}: ${problem}`);
      if (pauseMs > 0) await pause(pauseMs);
    }
  };
  const all = Promise.all(Array.from({ length: visitors }, visitor));
  return {
    requests: () => milliseconds.length,
    stop: async () => {
      isStopped = true;
      await all;
      milliseconds.sort((a, b) => a - b);
      return { requests: milliseconds.length, failures, milliseconds };
    },
  };
}

function visit(url: string, client: RequestOptions): Promise<string | null> {
  const { get } = url.startsWith("https:") ? https : http;
  return new Promise((resolve, reject) => {
    const request = get(url, { ...client, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        const body = Buffer.concat(parts).toString("utf8");
        const policy = String(response.headers["content-security-policy"] ?? "");
        resolve(problemOf(response, body, policy));
      });
    });
    request.setTimeout(60_000, () => request.destroy(new Error("no answer in a minute")));
    request.on("error", reject);
  });
}

function problemOf(
  { statusCode, headers, complete }: http.IncomingMessage,
  body: string,
  policy: string,
): string | null {
  if (statusCode !== 200) return `status ${statusCode}`;
  if (!complete) return "cut off";
  if (!headers["content-type"]?.startsWith("text/html")) return null;
  if (!body.trimEnd().endsWith("</html>")) return "half a page";
  const unknown = inlineScriptHashes(body).filter((hash) => !policy.includes(hash));
  return unknown.length > 0 ? "a script that its own policy forbids" : null;
}
