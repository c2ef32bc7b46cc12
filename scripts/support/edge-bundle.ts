import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { parse } from "jsonc-parser";
import * as v from "valibot";
import type { EdgeRelease } from "../../src/edge/edge-release";
import { HOST_DIRECTORY, REMOVED_FOLDER } from "../../src/gatsby/outputs/hosts/edge-files";
import { COMPRESSED } from "../../src/gatsby/outputs/site-files";
import { programNumber } from "../../src/inbox/migrate";
import type { Environment } from "../../src/node/environment";
import { filesBelow } from "../../src/node/files";
import { siteFolder } from "../../src/server/site-folder";
import { NOT_SERVED } from "../../src/site/headers";

/** A built site's files, and the release that's bundled into its worker. */
export interface EdgeSite {
  readonly publicDirectory: string;
  readonly release: EdgeRelease;
}

/**
 * Cloudflare's size limit for one static asset
 * (https://developers.cloudflare.com/workers/platform/limits/).
 */
const EDGE_FILE_MAX_BYTES = 25 * 1024 * 1024;
const HIDDEN = /(?:^|\/)\.(?!well-known\/)/;
const PROJECT = path.resolve(__dirname, "../..");

export const MIGRATIONS = path.join(PROJECT, "src/inbox/migrations");

type Settings = Pick<
  Environment,
  "releasesDirectory" | "siteUrl" | "contentApiUrl" | "contentApiTimeoutMs" | "hasInbox"
>;

/**
 * Reads the current release below `root`, or `public/` if there are no releases. Throws if there's
 * no site.
 */
export function readEdgeSite(settings: Settings, root = process.cwd()): EdgeSite {
  const { releasesDirectory } = settings;
  const release = releasesDirectory && path.resolve(root, releasesDirectory, "current");
  const publicDirectory = release ? path.join(release, "public") : path.resolve(root, "public");
  const hostDirectory = release ? path.join(release, "host") : path.resolve(root, HOST_DIRECTORY);
  const gone = release
    ? path.join(release, "gone")
    : path.resolve(root, HOST_DIRECTORY, REMOVED_FOLDER);
  if (!existsSync(path.join(publicDirectory, "index.html"))) {
    throw new Error(`There’s no built site in ${publicDirectory}. Run \`npm run build\` first.`);
  }
  const site = siteFolder(publicDirectory, { hostDirectory });
  const { siteUrl, contentApiUrl, contentApiTimeoutMs } = settings;
  return {
    publicDirectory,
    release: {
      id: (release && idOf(release)) ?? "unreleased",
      headers: site.headers(),
      gone: filesBelow(gone).map((file) => `/${file}`),
      hasInbox: site.hasInbox ?? settings.hasInbox,
      program: programNumber(),
      siteUrl,
      contentApiUrl: contentApiUrl?.href ?? null,
      contentApiTimeoutMs,
    },
  };
}

const record = v.object({ id: v.string() });
function idOf(release: string): string | null {
  const file = path.join(release, "release.json");
  return existsSync(file) ? v.parse(record, JSON.parse(readFileSync(file, "utf8"))).id : null;
}

/**
 * Returns the files to upload to Cloudflare. Throws if they exceed its limits, before anything is
 * uploaded.
 */
export function uploadedFiles(publicDirectory: string, filesMax: number): readonly string[] {
  const files = filesBelow(publicDirectory).filter(
    (file) => !COMPRESSED.test(file) && !NOT_SERVED.test(`/${file}`) && !HIDDEN.test(file), // as in `.assetsignore`
  );
  for (const file of files) {
    const bytes = statSync(path.join(publicDirectory, file)).size;
    if (bytes <= EDGE_FILE_MAX_BYTES) continue;
    throw new Error(
      `${file} has ${bytes} bytes, but Cloudflare accepts at most ${EDGE_FILE_MAX_BYTES} per file.`,
    );
  }
  if (files.length > filesMax) {
    throw new Error(
      `The site has ${files.length} files, but Cloudflare accepts at most ${filesMax} (EDGE_FILES_MAX; 20000 on the free plan, 100000 on the paid one).`,
    );
  }
  return files;
}

/**
 * Bundles a release's worker into one module. Throws if it needs anything that Workers don't
 * provide.
 */
export async function bundleWorker(release: EdgeRelease): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: PROJECT,
    entryPoints: ["src/edge/worker.ts"],
    bundle: true,
    write: false,
    format: "esm",
    platform: "browser",
    conditions: ["workerd", "worker", "browser"],
    target: "es2022",
    minify: true,
    external: ["cloudflare:workers"],
    define: {
      EDGE_RELEASE: JSON.stringify(release),
      "process.env": "{}", // settings for the pages' scripts, which hosts don't read
    },
    logLevel: "silent", // the thrown error contains the messages
  });
  return outputFiles[0]?.text ?? "";
}

const settings = v.looseObject({
  name: v.string(),
  compatibility_date: v.string(),
  compatibility_flags: v.array(v.string()),
  assets: v.looseObject({
    binding: v.string(),
    html_handling: v.picklist(["drop-trailing-slash"]),
    not_found_handling: v.picklist(["none"]),
    run_worker_first: v.array(v.string()),
  }),
  d1_databases: v.array(v.looseObject({ binding: v.string(), database_id: v.string() })),
  ratelimits: v.array(
    v.looseObject({
      name: v.string(),
      simple: v.object({ limit: v.number(), period: v.picklist([10, 60]) }),
    }),
  ),
  vars: v.record(v.string(), v.string()),
  triggers: v.object({ crons: v.array(v.string()) }),
});
type WranglerSettings = v.InferOutput<typeof settings>;

export function readWranglerSettings(root = PROJECT): WranglerSettings {
  const file = path.join(root, "deploy/cloudflare/wrangler.jsonc");
  return v.parse(settings, parse(readFileSync(file, "utf8")));
}
