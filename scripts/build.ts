import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { loadEnvironmentFile, readEnvironment } from "../src/build/environment";
import { FINISHED_FILE } from "../src/build/known-nodes";
import { writeBill } from "./bill/write";

/**
 * `npm run build`: one production build into `public/`, always in the same environment, so that
 * a rebuild re-renders only what content changed; with it, the bill of what it was made with.
 */

/** What decides how content is mapped; Gatsby notices a change only in files it compiles itself. */
const MAPPING_SOURCES = [
  "src/build",
  "src/content",
  "src/site",
  "plugins",
  "gatsby-config.ts",
  "package-lock.json",
];

function filesBelow(entry: string): string[] {
  if (!existsSync(entry)) return [];
  const isFile = path.extname(entry) !== "";
  return isFile
    ? [entry]
    : readdirSync(entry, { recursive: true, withFileTypes: true })
        .filter((found) => found.isFile())
        .map((found) => path.join(found.parentPath, found.name))
        .sort();
}

function mappingHash(): string {
  const hash = createHash("sha256");
  for (const file of MAPPING_SOURCES.flatMap(filesBelow)) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** Gatsby in a group of its own with its workers, so that none of them outlives this process. */
async function run(environment: NodeJS.ProcessEnv): Promise<number> {
  const isGroup = process.platform !== "win32";
  const child = spawn(process.execPath, [path.resolve("node_modules/gatsby/cli.js"), "build"], {
    env: environment,
    stdio: ["ignore", "inherit", "inherit"],
    detached: isGroup,
  });
  const end = () => {
    if (isGroup && child.pid) process.kill(-child.pid, "SIGKILL");
    else child.kill("SIGKILL");
  };
  process.on("SIGINT", end).on("SIGTERM", end);
  const [code] = await once(child, "exit");
  return code ?? 1;
}

function clean(): void {
  for (const directory of [".cache", "public"]) rmSync(directory, { recursive: true, force: true });
}

loadEnvironmentFile();
const { browserContentApiUrl, siteUrl, gaMeasurementId } = readEnvironment();
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  CI: "1", // readable log, and the same value in every build
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_CONTENT_API_URL: browserContentApiUrl,
  GATSBY_SITE_URL: siteUrl,
  GATSBY_GA_MEASUREMENT_ID: gaMeasurementId ?? "",
};
const hash = mappingHash();
const isStale =
  existsSync(".cache") &&
  (!existsSync(FINISHED_FILE) || readFileSync(FINISHED_FILE, "utf8") !== hash);
if (isStale) clean();
run(environment).then((status) => {
  if (status === 0) {
    mkdirSync(".cache", { recursive: true });
    writeFileSync(FINISHED_FILE, hash);
    writeBill();
  }
  process.exitCode = status;
});
