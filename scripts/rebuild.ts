/**
 * `npm run rebuild [-- --allow-shrink --allow-rewrite --purge --not-yet | --rollback | --watch]`:
 * makes an incremental build, checks it and switches to a new release. Exits with 3 if it published
 * but had to use the last versions of unreadable files. For usage and other options, see
 * docs/deploy.md.
 */

import { once } from "node:events";
import { rmSync, statSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { runCommand, wholeNumber } from "../src/node/cli";
import { loadEnvironmentFile, readEnvironment } from "../src/node/environment";
import { filesBelow } from "../src/node/files";
import { readCacheFile, writeCacheFile } from "../src/node/json-file";
import type { RebuildOptions } from "../src/release/build-and-publish";
import { checkLocks } from "../src/release/build-lock";
import { createWebhook } from "../src/release/publish-webhook";
import { rollback } from "../src/release/rollback";
import { createScheduledChangeCheck } from "../src/release/scheduled-changes";
import { startWatcher, type WatchClock } from "../src/release/watcher";
import { listen } from "../src/server/listen";
import { MINUTE_MS, REBUILD_WAIT_MS } from "../src/site/limits";
import { endWithNpm, spawnGroup } from "./support/process-group";
import { askDesk, type RebuildMessage, tellDesk } from "./support/rebuild-messages";
import { runServer } from "./support/run-server";

const REBUILD_INTERVAL_MIN = 15;
const WATCH_PORT = 9_100;

const DURATION_FILE = ".content-cache/rebuild-duration.json";
const duration = v.object({ seconds: v.number() });
/**
 * Time limit for a build, in seconds. A build that exceeds it is assumed to hang and is stopped,
 * because it would block all later builds.
 */
const BUILD_MAX_S = 3_600;
/** Size above which it's cheaper to build without Gatsby's cache, which never shrinks. */
const CACHE_MAX_BYTES = 2_147_483_648;
/** Limit for the error text of a failed rebuild in the stored state. */
const REASON_MAX_CHARS = 4_000;
/** Exit code of a rebuild that published, but with the last versions of unreadable files. */
const KEPT_LAST_VERSIONS = 3;

type OnStart = (pid: number) => void;

interface BuildSettings {
  readonly isStrict: boolean;
  readonly maxSeconds: number;
}

async function runBuild(maxSeconds: number, onStart: OnStart): Promise<boolean> {
  const command = [...process.execArgv, path.resolve("scripts/build.ts"), "--rebuild"];
  const { child, end } = spawnGroup(command, {
    stdio: ["ignore", "inherit", "inherit"],
    isFork: process.send !== undefined,
  });
  child.on("message", (message) => tellDesk(message as RebuildMessage)); // the desk validates it
  if (child.pid) onStart(child.pid);
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    end();
  }, maxSeconds * 1_000);
  const [code] = await once(child, "exit");
  clearTimeout(limit);
  if (isLate) throw new Error(`The build took longer than ${maxSeconds} s and was stopped.`);
  return code === 0;
}

/**
 * Builds the site. Unless `isStrict`, retries a failed build once without caches, because a damaged
 * cache would make every build fail.
 */
async function build({ isStrict, maxSeconds }: BuildSettings, onStart: OnStart): Promise<boolean> {
  if (bytesBelow(".cache") > CACHE_MAX_BYTES) rmSync(".cache", { recursive: true, force: true });
  if (await runBuild(maxSeconds, onStart)) return true;
  if (isStrict) return false; // most likely a section isn't live, which a fresh cache doesn't fix
  console.error("The build failed. Trying once more without the caches of earlier builds.");
  rmSync(".cache", { recursive: true, force: true });
  return runBuild(maxSeconds, onStart);
}

function bytesBelow(directory: string): number {
  try {
    return filesBelow(directory).reduce(
      (sum, file) => sum + statSync(path.join(directory, file)).size,
      0,
    );
  } catch {
    return 0; // the file was removed in the meantime
  }
}

/** Runs one rebuild in a separate process. Resolves to the reason it didn't publish, or null. */
function rebuildApart({ maxSeconds, shell: env }: WatchSettings): Promise<string | null> {
  const command = [...process.execArgv, __filename, "--timeout", String(maxSeconds)];
  const { child } = spawnGroup(command, { env, stdio: ["ignore", "inherit", "pipe"] });
  let errors = "";
  child.stderr?.setEncoding("utf8").on("data", (part: string) => {
    process.stderr.write(part);
    errors = (errors + part).slice(-REASON_MAX_CHARS);
  });
  return once(child, "close").then(([code]) =>
    code === 0 || code === KEPT_LAST_VERSIONS
      ? null
      : errors.trim() || `The rebuild exited with ${code ?? "a signal"}.`,
  );
}

interface WatchSettings {
  readonly port: number;
  readonly host: string;
  readonly intervalMinutes: number;
  /** Calls that arrive within this time after the first one share a build. */
  readonly waitSeconds: number;
  readonly maxSeconds: number;
  readonly secret: string | null;
  /** The environment without `.env`, which each rebuild reads itself. */
  readonly shell: NodeJS.ProcessEnv;
}

/**
 * Runs the watcher. Stopping it also stops a running build, and the current release stays online.
 */
async function watch(settings: WatchSettings): Promise<void> {
  const { port, host, intervalMinutes, waitSeconds, secret } = settings;
  const clock: WatchClock = {
    now: Date.now,
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
  const watcher = startWatcher({
    clock,
    intervalMs: intervalMinutes * MINUTE_MS,
    waitMs: waitSeconds * 1_000,
    log: (line) => console.log(line),
    build: () => rebuildApart(settings),
    isDue: createScheduledChangeCheck(),
  });
  const webhook = createWebhook({
    secret,
    call: watcher.call,
    state: watcher.state,
    now: Date.now,
  });
  runServer("Rebuilds", async () => {
    const server = await listen(webhook, { port, host });
    return {
      url: server.url,
      close: async () => {
        watcher.close();
        await server.close();
      },
    };
  });
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      "allow-shrink": { type: "boolean", default: false },
      "allow-rewrite": { type: "boolean", default: false },
      purge: { type: "boolean", default: false },
      "not-yet": { type: "boolean", default: false },
      "for-desk": { type: "boolean", default: false },
      rollback: { type: "boolean", default: false },
      watch: { type: "boolean", default: false },
      port: { type: "string", default: String(WATCH_PORT) },
      host: { type: "string", default: "127.0.0.1" },
      interval: { type: "string", default: String(REBUILD_INTERVAL_MIN) },
      wait: { type: "string", default: String(REBUILD_WAIT_MS / 1_000) },
      timeout: { type: "string", default: String(BUILD_MAX_S) },
    },
  });
  endWithNpm();
  const shell = { ...process.env };
  loadEnvironmentFile();
  if (values["not-yet"]) process.env.NOT_YET = "1"; // the build's policy reads it too
  const maxSeconds = wholeNumber(values.timeout, "--timeout", { min: 1, max: 100_000 });
  // handled before the imports below, because a mistake in the content folder should only stop a
  // build, not a rollback or the watcher
  if (values.rollback || values.watch) {
    const { releasesDirectory, webhookSecret: secret } = readEnvironment("");
    if (values.rollback) {
      return rollback({ releasesDirectory, log: (text) => console.log(text) });
    }
    checkLocks(releasesDirectory);
    return watch({
      shell,
      port: wholeNumber(values.port, "--port", { max: 65_535 }),
      host: values.host,
      intervalMinutes: wholeNumber(values.interval, "--interval", { min: 1, max: 20_000 }),
      waitSeconds: wholeNumber(values.wait, "--wait", { max: 3_600 }),
      maxSeconds,
      secret,
    });
  }
  await import("./support/write-site-values");
  const { rebuild } = await import("../src/release/build-and-publish");
  const { launchRefusal, saveLaunched } = await import("../src/release/launch-gate");
  const { DEFAULT_SITE_URL } = await import("../src/site/company/brand");
  const environment = readEnvironment(DEFAULT_SITE_URL);
  const options: RebuildOptions = {
    environment,
    allowShrink: values["allow-shrink"],
    allowRewrite: values["allow-rewrite"],
    purge: values.purge,
    build: async (onStart) => {
      const isBuilt = await build({ isStrict: environment.contentStrict, maxSeconds }, onStart);
      tellDesk({ kind: "step", step: "Checking pages and links" });
      return isBuilt;
    },
    ...(values["for-desk"] && { confirm: askDesk }),
    launchRefusal: () => launchRefusal(release),
    log: (text) => console.log(text),
    now: () => new Date(),
  };
  const release = { siteUrl: environment.siteUrl, isNotYet: environment.notYet, log: options.log };
  const kept = await timed(() => rebuild(options));
  saveLaunched(release);
  if (kept.length === 0) return;
  console.error(
    `Published, but these files can’t be read, so visitors still see their last versions:\n${kept.map((line) => `  ${line}`).join("\n")}\nFix them and rebuild.`,
  );
  process.exitCode = KEPT_LAST_VERSIONS;
}

/** Runs a rebuild, and prints how long it and the previous one took. */
async function timed<Result>(run: () => Promise<Result>): Promise<Result> {
  const file = path.resolve(DURATION_FILE);
  const last = readCacheFile(duration, file);
  console.log(last ? `Rebuilding. The last rebuild took ${last.seconds} s.` : "Rebuilding.");
  const startedAt = performance.now();
  const result = await run();
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  writeCacheFile(file, { seconds });
  console.log(`Done in ${seconds} s.`);
  return result;
}

runCommand(() =>
  main().catch((error) => {
    tellDesk({ kind: "refused", reason: error instanceof Error ? error.message : String(error) });
    throw error;
  }),
);
