/**
 * `npm run rebuild [-- --allow-shrink | --rollback | --watch]`: an incremental build, checks, and the
 * switch to a new release. docs/deploy.md says how to use it.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { loadEnvironmentFile, readEnvironment } from "../src/build/environment";
import { type RebuildOptions, rebuild, rollback } from "../src/release/rebuild";
import { oneLine } from "../src/server/errors";

/** Gatsby's store only ever grows; beyond this a fresh start is cheaper. */
const CACHE_MAX_BYTES = 2_147_483_648;

type OnStart = (pid: number) => void;

async function runBuild(onStart: OnStart): Promise<boolean> {
  const child = spawn(process.execPath, [...process.execArgv, path.resolve("scripts/build.ts")], {
    stdio: "inherit",
  });
  if (child.pid) onStart(child.pid);
  const [code] = await once(child, "exit");
  return code === 0;
}

/** A damaged cache would fail every build from now on, so one failure is followed by a fresh try. */
async function build(isStrict: boolean, onStart: OnStart): Promise<boolean> {
  if (bytesBelow(".cache") > CACHE_MAX_BYTES) rmSync(".cache", { recursive: true, force: true });
  if (await runBuild(onStart)) return true;
  if (isStrict) return false; // most likely a section that is not live: no cache mends that
  console.error("The build failed; trying once more without what earlier builds have kept.");
  rmSync(".cache", { recursive: true, force: true });
  return runBuild(onStart);
}

function bytesBelow(directory: string): number {
  try {
    return readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
  } catch {
    return 0; // nothing kept yet, or a file that went meanwhile
  }
}

function reload(command: string): string | null {
  const { status, stderr, error } = spawnSync(command, { shell: true, encoding: "utf8" });
  if (status === 0) return null;
  return oneLine(stderr?.trim() || error || `it ended with ${status}`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      "allow-shrink": { type: "boolean", default: false },
      rollback: { type: "boolean", default: false },
    },
  });
  loadEnvironmentFile();
  const environment = readEnvironment();
  const options: RebuildOptions = {
    environment,
    allowShrink: values["allow-shrink"],
    build: (onStart) => build(environment.contentStrict, onStart),
    reload,
    log: (text) => console.log(text),
    now: () => new Date(),
  };
  if (values.rollback) return rollback(options);
  await rebuild(options);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
