import { createHmac } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import {
  type GeneratedContent,
  generatedContent,
} from "../__tests__/support/content/generated-content";
import { copySite } from "../__tests__/support/content/site-copy";
import { publishedFiles, siteDifference } from "../__tests__/support/content/site-difference";
import { startLoad } from "../__tests__/support/servers/load";
import { spawnGroup } from "../scripts/support/process-group";
import { wholeNumber } from "../src/node/cli";
import { currentRelease } from "../src/server/site-folder";
import { startServer } from "../src/server/site-server";
import { serveContent } from "./support/api";
import { watchMemory } from "./support/memory";
import { readOptions } from "./support/options";
import { makePictures, picturePath } from "./support/pictures";
import type { Keep, Row } from "./support/results";

const DEFAULT_POSTS = 1_000;
const SECRET = "bench".repeat(8);
const POLL_MS = 100;
const OTHER_PICTURE = "posts/10.jpg";
/** Pages that a visitor reads over and over meanwhile, with a moment between. */
const VISITED = ["/", "/blog", "/blog/1", "/pricing"];

/** A change of content, and how a visitor notices that it is published. */
interface Change {
  readonly name: string;
  readonly isVisible: (read: (urlPath: string) => Promise<string>) => Promise<boolean>;
}

/** The changes of a morning, over and over: round `n` from 1. */
function change(n: number, content: GeneratedContent, api: { isDown: boolean }): Change {
  api.isDown = false;
  const posts = content.posts();
  const some = posts[Math.floor(posts.length / 2) + n]?.id ?? 1;
  const shows =
    (urlPath: string, words: string, is = true): Change["isVisible"] =>
    async (read) =>
      (await read(urlPath)).includes(words) === is;
  switch (n % 6) {
    case 1:
    case 4: {
      const { id, title } = content.add();
      return { name: "added", isVisible: shows(`/blog/${id}`, title) };
    }
    case 2: {
      const { id, title } = content.edit(some, { title: `Edited in round ${n}` });
      return { name: "edited", isVisible: shows(`/blog/${id}`, title) };
    }
    case 3:
      content.remove(some);
      return { name: "removed", isVisible: shows(`/blog/${some}`, "<article", false) };
    case 5: {
      const { id, title } = content.edit(some, {
        title: `With another picture since round ${n}`,
        image_path: OTHER_PICTURE,
      });
      return { name: "other picture", isVisible: shows(`/blog/${id}`, title) };
    }
    default:
      api.isDown = true;
      return { name: "API fails", isVisible: async () => true };
  }
}

/**
 * `npm run bench -- publish [POSTS] [--runs N]`: a morning of publishing. One after another, changes of
 * content are called for by the webhook of the watcher, which builds, checks and switches releases, while
 * a visitor reads the site. At the end the same content is built anew and compared.
 */
export async function run(args: readonly string[], keep: Keep): Promise<void> {
  const { words, runs } = readOptions(args);
  const posts = words[0]
    ? wholeNumber(words[0], "The number of posts", { min: 1, max: 100_000 })
    : DEFAULT_POSTS;
  const folder = mkdtempSync(path.join(os.tmpdir(), "bench-publish-"));
  const imagesDirectory = makePictures(folder, posts);
  const content = generatedContent(posts, { imagePath: (id) => picturePath(id, posts) });
  const api = { isDown: false };
  const server = await serveContent(content, imagesDirectory, folder, () => api.isDown);
  const site = copySite(folder);
  const releases = path.join(folder, "releases");
  mkdirSync(releases);
  const watcher = await startWatcherProcess(site.directory, {
    CONTENT_API_URL: server.url,
    RELEASES_DIR: releases,
    WEBHOOK_SECRET: SECRET,
  });
  const rows: Row[] = [];
  try {
    await watcher.untilIdle(null);
    const host = await startServer({
      port: 0,
      publicDirectory: currentRelease(releases),
      api: { target: new URL(server.url) },
      log: () => undefined,
    });
    const visitor = startLoad(host.url, VISITED, 1, { pauseMs: POLL_MS });
    for (let n = 1; n <= runs; n++) {
      const { name, isVisible } = change(n, content, api);
      const memory = watchMemory(watcher.pid);
      const startedAt = performance.now();
      const before = await watcher.call();
      const read = async (urlPath: string) => (await fetch(host.url + urlPath)).text();
      let hasEnded = false;
      const end = watcher.untilIdle(before).then(() => {
        hasEnded = true;
      });
      while (!(await isVisible(read)) && !hasEnded) await pause(POLL_MS);
      if (name === "API fails") await end;
      const seconds = (performance.now() - startedAt) / 1_000;
      await end;
      if (!(await isVisible(read))) throw new Error(`Round ${n}: ${name} was not published.`);
      const row = {
        round: n,
        change: name,
        "webhook to visible s": Number(seconds.toFixed(1)),
        "peak MB": memory.stop(),
        ".cache MB": megabytes(path.join(site.directory, ".cache")),
        "public MB": megabytes(path.join(site.directory, "public")),
        "releases MB": megabytes(releases),
        requests: visitor.requests(),
      };
      rows.push(row);
      console.log(JSON.stringify(row));
      keep({ [`${posts} posts`]: rows });
    }
    const { requests, failures } = await visitor.stop();
    for (const failure of failures.slice(0, 5)) console.error(failure);
    await host.close();
    api.isDown = false;
    const anew = copySite(folder);
    await site.build({ CONTENT_API_URL: server.url });
    const { code, output } = await anew.build({ CONTENT_API_URL: server.url });
    if (code !== 0) throw new Error(output.slice(-3_000));
    const differences = siteDifference(
      publishedFiles(path.join(site.directory, "public")),
      publishedFiles(path.join(anew.directory, "public")),
    );
    console.log(differences.join("\n"));
    const compared = [
      {
        requests,
        failed: failures.length,
        "files that differ from a cold build": differences.length,
      },
    ];
    keep({ [`${posts} posts`]: rows, "After the last round": compared });
  } finally {
    watcher.stop();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Megabytes of the files below a folder; each file once, however many links it has. */
function megabytes(directory: string): number {
  const seen = new Set<number>();
  let bytes = 0;
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const { size, ino } = statSync(path.join(entry.parentPath, entry.name));
    if (!seen.has(ino)) bytes += size;
    seen.add(ino);
  }
  return Math.round(bytes / 1_000_000);
}

interface State {
  readonly state: string;
  readonly last: { readonly endedAt: string; readonly problem: string | null } | null;
}

/** `npm run rebuild -- --watch` in `directory`. */
async function startWatcherProcess(directory: string, env: Readonly<Record<string, string>>) {
  const script = ["--import", `file://${require.resolve("tsx")}`, "scripts/rebuild.ts", "--watch"];
  const { child, end } = spawnGroup([...script, "--port", "0", "--interval", "10000"], {
    cwd: directory,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (!child.stdout || !child.pid) throw new Error("The watcher did not start.");
  const lines = createInterface(child.stdout);
  const url = await new Promise<string>((resolve, reject) => {
    child.once("exit", () => reject(new Error("The watcher has ended; see above.")));
    lines.on("line", (line) => {
      const [, found] = /^Rebuilds ready at (\S+)/.exec(line) ?? [];
      if (found) resolve(found);
      console.log(line);
    });
  });
  const state = async (): Promise<State> => (await fetch(`${url}/state`)).json() as Promise<State>;
  return {
    pid: child.pid,
    /** Calls for a rebuild; returns when the last one before had ended. */
    call: async (): Promise<string | null> => {
      const before = (await state()).last?.endedAt ?? null;
      const timestamp = String(Math.floor(Date.now() / 1_000));
      const body = String(performance.now());
      const mac = createHmac("sha256", SECRET).update(`${timestamp}.${body}`).digest("hex");
      const headers = {
        "x-rebuild-timestamp": timestamp,
        "x-rebuild-signature": `sha256=${mac}`,
      };
      const { status } = await fetch(`${url}/rebuild`, { method: "POST", headers, body });
      if (status !== 202) throw new Error(`The webhook answered ${status}.`);
      return before;
    },
    /** Resolves when a rebuild after the one that ended at `before` has ended; throws why it failed. */
    untilIdle: async (before: string | null): Promise<void> => {
      for (;;) {
        const { state: phase, last } = await state();
        if (last && last.endedAt !== before && phase !== "building") {
          if (last.problem) throw new Error(last.problem);
          return;
        }
        await pause(POLL_MS);
      }
    },
    stop: end,
  };
}
