import "./support/write-site-values";
import { once } from "node:events";
import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { API_DESCRIPTION_FILE } from "../src/content/content-store";
import { readFeatureSwitches } from "../src/gatsby/feature-switches-file";
import { readReport } from "../src/gatsby/report/build-record";
import { shortReport } from "../src/gatsby/report/report-text";
import { acceptContent } from "../src/gatsby/sourcing/accepted-documents";
import { isCompleteBuild, markComplete, sourcesDigest } from "../src/gatsby/sourcing/build-marker";
import { runCommand } from "../src/node/cli";
import { loadEnvironmentFile, readEnvironment } from "../src/node/environment";
import { gatsbyEnvironment } from "../src/node/gatsby-environment";
import { replaceOutput } from "../src/node/replace-file";
import { withBuildLock } from "../src/release/build-lock";
import { openApiDocument } from "../src/server/open-api";
import { DEFAULT_SITE_URL } from "../src/site/company/brand";
import { CONTENT_API_ROUTE } from "../src/site/routes";
import { createBuildProgress } from "./support/build-progress";
import { SBOM_FILE, writeSbom } from "./support/create-sbom";
import { endWithNpm, spawnGroup } from "./support/process-group";
import { tellDesk } from "./support/rebuild-messages";

/**
 * `npm run build`: makes a production build in `public/`, and the SBOM of its packages. Builds
 * always have the same environment, so that a rebuild re-renders only the pages whose content
 * changed. With `--rebuild`, it reports progress in words for editors instead of Gatsby's log, and
 * leaves it to the caller to record that the content was accepted.
 */
const isRebuild = process.argv.includes("--rebuild");

async function run(environment: NodeJS.ProcessEnv): Promise<number> {
  const { child } = spawnGroup([path.resolve("node_modules/gatsby/cli.js"), "build"], {
    env: environment,
    stdio: isRebuild ? ["ignore", "ignore", "pipe"] : ["ignore", "inherit", "inherit"],
    isFork: isRebuild,
  });
  if (child.stderr) {
    const progress = createBuildProgress(process.stdout, process.stderr, (step) =>
      tellDesk({ kind: "step", step }),
    );
    child.on("message", progress.message);
    createInterface(child.stderr).on("line", progress.error);
  }
  const [code] = await once(child, "close");
  return code ?? 1;
}

/** Removes the output of earlier builds, except webpack's cache, which detects changes itself. */
function clean(): void {
  const cache = existsSync(".cache") ? readdirSync(".cache") : [];
  const stale = cache.filter((name) => name !== "webpack").map((name) => path.join(".cache", name));
  for (const entry of [...stale, "public"]) rmSync(entry, { recursive: true, force: true });
}

async function build(): Promise<void> {
  loadEnvironmentFile();
  const settings = readEnvironment(DEFAULT_SITE_URL);
  const { features } = readFeatureSwitches();
  const ofGatsby = gatsbyEnvironment(settings, features);
  const environment: NodeJS.ProcessEnv = {
    CONTENT_TIME: new Date().toISOString(), // the whole build uses its start time
    ...process.env,
    CI: "1", // plain log, and the same value in every build
    ...ofGatsby,
    ...(isRebuild && { GENERATE_TYPES: "0" }), // content can't change the types of queries
  };
  const root = process.cwd();
  // otherwise Gatsby would keep pages that a setting removes, and slices that a setting changes
  const digest = `${sourcesDigest(root)} ${JSON.stringify({ ...features, ...ofGatsby })}`;
  const isFresh = !isCompleteBuild(root, digest);
  if (isFresh) clean();
  // written before Gatsby runs, so that it's compressed with the other files
  const description = JSON.stringify(openApiDocument(CONTENT_API_ROUTE));
  replaceOutput(path.join("public", API_DESCRIPTION_FILE), description);
  const status = await run(environment);
  if (status === 0) {
    markComplete(root, digest);
    if (isFresh || !existsSync(SBOM_FILE)) writeSbom(); // otherwise the lock file hasn't changed
    if (!isRebuild && !settings.drafts) acceptContent(root);
    process.stdout.write(`\n${shortReport(readReport())}\n`); // after Gatsby's list of pages
  }
  process.exitCode = status;
}

endWithNpm();
void runCommand(
  () => (isRebuild ? build() : withBuildLock(process.cwd(), build)), // a rebuild has the lock already
);
