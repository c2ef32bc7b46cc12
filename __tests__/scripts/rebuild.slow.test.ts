import { spawn, spawnSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { spawnGroup } from "../../scripts/support/process-group";
import { BUILD_LOCK, DEVELOPMENT_LOCK } from "../../src/release/build-lock";
import { takeLock } from "../../src/release/lock";
import { type BuiltSite, prepareBuild } from "../support/content/release-site";
import { isFull } from "../support/full";
import { EMPTY_CONTENT, runScript } from "../support/servers/run-script";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";
import { until } from "../support/until";

/** `npm run rebuild` in its own process, with a stub instead of the build. */
jest.setTimeout(120_000);
const folder = temporaryFolder();
const env = { RELEASES_DIR: "releases" };
const POSTS = ["1", "2", "3", "4", "5"];

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

/** A process that has ended may exist for a while until its parent notices. */
function isRunning(pid: string): boolean {
  try {
    process.kill(Number(pid), 0);
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

const untilEnded = (pids: readonly string[]) => until(() => !pids.some(isRunning));

/** The parts of `GET /state` that the tests read. */
interface WatcherState {
  readonly state: "idle" | "waiting" | "building" | "failed";
  readonly last: { readonly problem: string | null } | null;
}

const current = () => readlinkSync(path.join(folder, "releases/current"));
const served = (file: string) =>
  readFileSync(path.join(folder, "releases/current/public", file), "utf8");

async function rebuild(site: BuiltSite, args: readonly string[] = []) {
  await prepareBuild(folder, site);
  return runScript("rebuild.ts", { cwd: folder, args, env }).ended;
}

test("it publishes, refuses with a reason and exit code 1, and rolls back", async () => {
  expect(await rebuild({ posts: POSTS })).toEqual({ code: 0, errors: "" });
  const first = current();
  const refused = await rebuild({ posts: ["1"] });
  expect(refused.code).toBe(1);
  expect(refused.errors).toContain("4 of 5 posts would disappear");
  expect(refused.errors).not.toMatch(/^\s+at /m);
  expect(current()).toBe(first);
  expect(await rebuild({ posts: ["1"] }, ["--allow-shrink"])).toEqual({ code: 0, errors: "" });
  expect(current()).not.toBe(first);
  const back = runScript("rebuild.ts", { cwd: folder, args: ["--rollback"], env });
  expect(await back.ended).toEqual({ code: 0, errors: "" });
  expect(current()).toBe(first);
});

test("serve serves the current release, responds with 410 to removed pages, and follows a switch", async () => {
  await writeFiles(folder, EMPTY_CONTENT);
  await rebuild({ posts: ["1", "2", "3", "4"], words: { "2": "before" } });
  const script = runScript("serve.ts", { cwd: folder, env: { ...env, PORT: "0" } });
  const url = (await script.nextLine()).replace("Site ready at ", "");
  const page = async (urlPath: string) => {
    const answer = await fetch(url + urlPath);
    return [answer.status, await answer.text()] as const;
  };
  expect((await page("/blog/2"))[1]).toContain("before");
  expect(await page("/blog/5")).toEqual([410, "Removed"]);
  const policy = (await fetch(url)).headers.get("content-security-policy");
  expect(policy).toContain("'sha256-");
  await rebuild({ posts: POSTS, words: { "2": "after" }, script: "app-00000000000000000009.js" });
  expect((await page("/blog/2"))[1]).toContain("after");
  expect((await page("/blog/5"))[0]).toBe(200);
  expect((await fetch(url)).headers.get("content-security-policy")).not.toBe(policy);
  script.process.kill("SIGTERM");
  expect((await script.ended).code).toBe(0);
});

test("killed half-way, it stops its build, keeps the release and doesn't block the next one", async () => {
  await rebuild({ posts: POSTS, words: { "1": "before the kill" } });
  const before = current();
  const script = runScript("rebuild.ts", { cwd: folder, env: { ...env, HANG: "1" } });
  expect(await script.nextLine()).toMatch(/^Rebuilding\. The last rebuild took \d+ s\.$/);
  const build = (await script.nextLine()).replace("half-way ", "");
  expect(isRunning(build)).toBe(true);
  script.process.kill("SIGKILL");
  await untilEnded([build]);
  expect([current(), served("blog/1/index.html")]).toEqual([
    before,
    expect.stringContaining("before the kill"),
  ]);
  expect(await rebuild({ posts: POSTS, words: { "1": "after" } })).toEqual({ code: 0, errors: "" });
  expect(served("blog/1/index.html")).toContain("after");
});

/** A file system of 3 MB if this user may mount one, otherwise a limit of 3 MB per file. */
const SMALL_DISK =
  spawnSync("unshare", ["-rm", "mount", "-t", "tmpfs", "none", folder]).status === 0
    ? { command: ["unshare", "-rm", "bash"], mount: "mount -t tmpfs -o size=3m none small" }
    : { command: ["bash"], limit: "ulimit -f 3072" };

test("a full disk stops it, the release stays, and the next one works", async () => {
  const sites: Record<string, BuiltSite> = {
    first: { posts: POSTS },
    heavy: { posts: POSTS, words: { "1": "x".repeat(4_000_000) } },
    last: { posts: POSTS, words: { "1": "light again" } },
  };
  for (const [name, site] of Object.entries(sites)) {
    await prepareBuild(folder, site);
    cpSync(path.join(folder, "next"), path.join(folder, name), { recursive: true });
  }
  const script = `
    mkdir -p small; ${SMALL_DISK.mount ?? ""}
    for site in first heavy last; do
      rm -rf next; cp -r $site next
      (${SMALL_DISK.limit ?? ":"}; RELEASES_DIR=small/releases "$0" --import "$1" "$2" >&2)
      echo "$? $(readlink small/releases/current) $(ls small/releases | wc -w)"
    done
    cat small/releases/current/public/blog/1/index.html`;
  const tsx = `file://${require.resolve("tsx")}`;
  const [command = "", ...args] = [...SMALL_DISK.command, "-c", script];
  const { stdout, stderr } = spawnSync(
    command,
    [...args, process.execPath, tsx, path.resolve("scripts/rebuild.ts")],
    { cwd: folder, env: { PATH: process.env.PATH }, encoding: "utf8" },
  );
  const [first = "", heavy = "", last = "", page = ""] = stdout.split("\n");
  const [, id] = first.split(" ");
  expect(first).toBe(`0 ${id} 2`); // the release and the link
  expect(heavy).toBe(`1 ${id} 2`);
  expect(stderr).toMatch(/The disk is full: ENOSPC|EFBIG/);
  expect(last).toMatch(/^0 \S+ 3$/);
  expect(last).not.toContain(id);
  expect(page).toContain("light again");
});

test("a build that takes too long is stopped, and the release stays", async () => {
  await rebuild({ posts: POSTS });
  const before = current();
  const args = ["--timeout", "1"];
  const late = runScript("rebuild.ts", { cwd: folder, args, env: { ...env, HANG: "1" } });
  // resolves once the build, which writes to the same output, has ended too
  const errors = "The build took longer than 1 s and was stopped.\n";
  expect(await late.ended).toEqual({ code: 1, errors });
  expect(current()).toBe(before);
});

test("a build accepts its documents at its end, except as part of a rebuild", async () => {
  const project = path.join(folder, "accepting");
  const file = path.join(project, "documents/aa.json");
  await writeFiles(project, {
    "node_modules/gatsby/cli.js": "",
    "package.json": JSON.stringify({ name: "site", version: "1.0.0" }),
    "package-lock.json": JSON.stringify({
      lockfileVersion: 3,
      packages: { "": { name: "site", version: "1.0.0" } },
    }),
    ".content-cache/live-documents.json": JSON.stringify([file]),
  });
  const accepted = path.join(project, "documents/accepted.txt");
  await runScript("build.ts", { cwd: project, args: ["--rebuild"] }).ended;
  expect(existsSync(accepted)).toBe(false);
  await runScript("build.ts", { cwd: project }).ended;
  expect(readFileSync(accepted, "utf8")).toBe("aa");
});

test("a second build in the same folder doesn't start, and the first one keeps its files", async () => {
  const project = path.join(folder, "beside");
  await writeFiles(project, {
    ".cache/half.txt": "of the other one",
    "node_modules/gatsby/cli.js": "",
  });
  const { release } = takeLock(path.join(project, BUILD_LOCK));
  const errors = `Another build is running (process ${process.pid}).\n`;
  expect(await runScript("build.ts", { cwd: project }).ended).toEqual({ code: 1, errors });
  expect(existsSync(path.join(project, ".cache/half.txt"))).toBe(true);
  release();
});

test("it reports its steps to the desk, asks what may disappear, and ends when the desk does", async () => {
  await rebuild({ posts: POSTS });
  const first = current();
  await prepareBuild(folder, { posts: ["1"] });
  const start = (args: readonly string[] = []) => {
    const tsx = `file://${require.resolve("tsx")}`;
    const command = ["--import", tsx, path.resolve("scripts/rebuild.ts"), "--for-desk", ...args];
    return spawnGroup(command, {
      cwd: folder,
      env: { PATH: process.env.PATH, ...env },
      stdio: ["ignore", "ignore", "pipe"],
      isFork: true,
    });
  };
  const disappearing = ["2", "3", "4", "5"].map((id) => `“Post ${id}” (/blog/${id})`);
  const asked = async ({ child }: ReturnType<typeof start>) => {
    const [step] = await once(child, "message");
    const [question] = await once(child, "message");
    expect([step, question]).toEqual([
      { kind: "step", step: "Checking pages and links" },
      { kind: "question", disappearing, warnings: [] },
    ]);
  };
  const ended = start();
  await asked(ended);
  ended.end();
  await once(ended.child, "close");
  expect(current()).toBe(first);

  const declined = start();
  await asked(declined);
  declined.child.send("stop");
  const [refusal] = await once(declined.child, "message");
  expect(refusal).toEqual({ kind: "refused", reason: "Not published, as you chose." });
  expect(await once(declined.child, "close")).toEqual([1, null]);
  expect(current()).toBe(first);

  const agreed = start();
  await asked(agreed);
  agreed.child.send("publish");
  expect(await once(agreed.child, "close")).toEqual([0, null]);
  expect(current()).not.toBe(first);
});

test("neither a build nor a rebuild starts while a development server runs in the folder", async () => {
  const project = path.join(folder, "developing");
  await writeFiles(project, {
    ".cache/half.txt": "of the server",
    "node_modules/gatsby/cli.js": "",
  });
  const { release } = takeLock(path.join(project, DEVELOPMENT_LOCK));
  const errors = `npm run develop is running here (process ${process.pid}) and would lose its files. Stop it first.\n`;
  for (const script of ["build.ts", "rebuild.ts"]) {
    expect(await runScript(script, { cwd: project }).ended).toEqual({ code: 1, errors });
  }
  expect(existsSync(path.join(project, ".cache/half.txt"))).toBe(true);
  release();
});

test("a rebuild doesn't start with an unreadable file that was never published, unless told to", async () => {
  const root = path.join(folder, "content");
  const unread = { "content/posts/9.json": "{", "content/prices.json": '{ “offersNote”: "" }' };
  await writeFiles(folder, unread);
  const refused = await rebuild({ posts: POSTS });
  expect(refused.code).toBe(1);
  expect(refused.errors).toContain(
    'content/prices.json isn’t valid JSON, line 1: use straight quotation marks (")',
  );
  expect(refused.errors).toContain("content/posts/9.json isn’t valid JSON, line 1");
  expect(await rebuild({ posts: POSTS }, ["--allow-shrink"])).toEqual({ code: 0, errors: "" });
  const texts = { "posts/9.json": "{}", "prices.json": "{}" };
  await writeFiles(folder, {
    ".content-cache/content-files.json": JSON.stringify({ root: realpathSync(root), texts }),
  });
  const before = current();
  const kept = await rebuild({
    ...{ posts: POSTS, words: { "1": "kept" }, unread: "content/posts/9.json" },
  });
  expect(kept).toEqual({
    code: 3,
    errors:
      "Published, but these files can’t be read, so visitors still see their last versions:\n" +
      "  “content/posts/9.json” is empty\nFix them and rebuild.\n",
  });
  expect(current()).not.toBe(before);
  for (const name of Object.keys(unread)) rmSync(path.join(folder, name));
});

const SIGNALS: readonly NodeJS.Signals[] = isFull
  ? ["SIGTERM", "SIGINT", "SIGHUP", "SIGKILL"]
  : ["SIGTERM", "SIGKILL"];
describe("stopping a build stops Gatsby and its workers", () => {
  const project = path.join(folder, "stopped");
  const files = {
    "node_modules/gatsby/cli.js": `
      const worker = require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => 0, 1000)"]);
      console.log(process.pid + " " + worker.pid);
      setInterval(() => 0, 1000);`,
    "package.json": JSON.stringify({
      scripts: {
        build: scripts.build
          .replace("tsx ", `file://${require.resolve("tsx")} `)
          .replace("scripts/", `${path.resolve("scripts")}/`),
      },
    }),
  };

  test.each(SIGNALS)("with %s", async (signal) => {
    await writeFiles(project, files);
    const script = runScript("build.ts", { cwd: project });
    const pids = (await script.nextLine()).split(" ");
    expect(pids.map(isRunning)).toEqual([true, true]);
    script.process.kill(signal);
    await script.ended;
    await untilEnded(pids);
  });

  test("when only npm is killed", async () => {
    await writeFiles(project, files);
    const npm = spawn("npm", ["run", "--silent", "build"], {
      cwd: project,
      env: { PATH: process.env.PATH },
    });
    const [line] = await once(npm.stdout, "data");
    npm.kill("SIGKILL");
    await untilEnded(String(line).trim().split(" "));
  });
});

describe("a watcher", () => {
  const builds = () => readFileSync(path.join(folder, "builds.log"), "utf8").split("\n").length - 1;
  const hold = path.join(folder, "hold");
  let calls = 0;

  async function startWatch(wait: string) {
    const args = ["--watch", "--port", "0", "--wait", wait];
    const WEBHOOK_SECRET = "a secret of the tests, 32 characters";
    const script = runScript("rebuild.ts", { cwd: folder, args, env: { ...env, WEBHOOK_SECRET } });
    const url = (await script.nextLine()).replace("Rebuilds ready at ", "");
    /** Resolves to the state once `isMeant` returns true for it. */
    const reached = async (isMeant: (state: WatcherState) => boolean) => {
      for (;;) {
        const now: WatcherState = await (await fetch(`${url}/state`)).json();
        if (isMeant(now)) return now;
      }
    };
    const call = async () => {
      const timestamp = String(Math.floor(Date.now() / 1_000));
      const body = `call ${calls++}`;
      const mac = createHmac("sha256", WEBHOOK_SECRET).update(`${timestamp}.${body}`).digest("hex");
      const headers = { "x-rebuild-timestamp": timestamp, "x-rebuild-signature": `sha256=${mac}` };
      return (await fetch(`${url}/rebuild`, { method: "POST", body, headers })).status;
    };
    return { script, reached, call };
  }

  test("makes one build for ten calls, one more for those during it, and says so", async () => {
    await prepareBuild(folder, { posts: POSTS, words: { "1": "watched" } });
    writeFileSync(hold, "");
    const before = builds();
    const { script, reached, call } = await startWatch("1");
    const answers = await Promise.all(Array.from({ length: 10 }, call));
    expect(answers).toEqual(Array(10).fill(202));
    await reached(({ state }) => state === "building");
    for (let i = 0; i < 5; i += 1) expect(await call()).toBe(202);
    rmSync(hold);
    await reached(({ state }) => state === "idle");
    expect(builds()).toBe(before + 2);
    expect(served("blog/1/index.html")).toContain("watched");
    await prepareBuild(folder, {
      ...{ posts: POSTS, words: { "1": "watched" }, unread: "content/posts/9.json" },
    });
    await call();
    await reached(({ state, last }) => state === "idle" && builds() === before + 3 && !!last);
    await prepareBuild(folder, { posts: ["1"] });
    await call();
    const failed = await reached(({ state }) => state === "failed");
    expect(failed.last?.problem).toContain("4 of 5 posts would disappear");
    expect(served("blog/1/index.html")).toContain("watched");
    script.process.kill("SIGTERM");
    expect((await script.ended).code).toBe(0);
  });

  test("reads .env again for each rebuild", async () => {
    await prepareBuild(folder, { posts: POSTS });
    const file = path.join(folder, ".env");
    writeFileSync(file, "CONTENT_API_TIMEOUT_MS=1\n");
    const { script, reached, call } = await startWatch("0");
    await reached(({ state, last }) => state === "idle" && last !== null);
    writeFileSync(file, "CONTENT_API_TIMEOUT_MS=soon\n");
    await call();
    const { last } = await reached(({ state }) => state === "failed");
    expect(last?.problem).toContain("CONTENT_API_TIMEOUT_MS must be a whole number");
    rmSync(file);
    await call();
    await reached(({ state }) => state === "idle");
    script.process.kill("SIGTERM");
    await script.ended;
  });

  test("reports immediately if no rebuild could start", async () => {
    const cwd = path.join(folder, "locked");
    await writeFiles(cwd, { ".content-cache": "a file where the folder should be" });
    const args = ["--watch", "--port", "0", "--wait", "3600"];
    const { code, errors } = await runScript("rebuild.ts", { cwd, args, env }).ended;
    expect([code, errors]).toEqual([1, expect.stringMatching(/^The lock .* can’t be taken: E/)]);
  });

  test("stops its build if it's killed in the middle, and the next one starts fresh", async () => {
    await rebuild({ posts: POSTS });
    await prepareBuild(folder, { posts: POSTS, words: { "1": "whole" } });
    writeFileSync(hold, "");
    const before = current();
    const killed = await startWatch("0");
    await killed.reached(({ state }) => state === "building");
    // the lock names the rebuild, and the build once it has started
    const holders = () =>
      readdirSync(path.join(folder, ".content-cache")).flatMap(
        (name) => /^rebuild\.lock\.(\d+)/.exec(name)?.[1] ?? [],
      );
    await until(() => holders().length >= 2);
    const pids = holders();
    killed.script.process.kill("SIGKILL");
    await untilEnded(pids);
    expect(current()).toBe(before);
    rmSync(hold);
    const next = await startWatch("0");
    await next.reached(({ state, last }) => state === "idle" && last !== null);
    expect(served("blog/1/index.html")).toContain("whole");
    const names = readdirSync(path.join(folder, "releases"));
    expect(names.filter((name) => /unfinished|^\.current|^\.lock/.test(name))).toEqual([]);
    next.script.process.kill("SIGTERM");
    await next.script.ended;
  });
});

test.each([
  [["--watch", "--port", "http"], "--port must be a whole number from 0 to 65535, not “http”."],
  [["--frobnicate"], "Unknown option '--frobnicate'"],
])("%j is refused with a sentence", async (args, words) => {
  const { code, errors } = await runScript("rebuild.ts", { cwd: folder, args, env }).ended;
  expect(code).toBe(1);
  expect(errors).toContain(words);
});
