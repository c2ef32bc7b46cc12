import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { requireNginx } from "../../scripts/support/nginx";
import { startNginx } from "../../scripts/support/run-nginx";
import { canServeBrotli } from "../../src/gatsby/outputs/hosts/nginx-modules";
import { folderStore } from "../../src/server/content-store";
import { serveContent } from "./api";
import { type Checkout, OWN_SITE, PEER } from "./options";
import { buildPeer, preparePeer } from "./peer";

const TEXT = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/;
const COMPRESSION_MIN_BYTES = 1_024;

/** A built site behind an nginx of its own. */
export interface HostedSite {
  readonly name: string;
  readonly url: string;
  /** Whether the build has a page at the path. */
  readonly hasPage: (page: string) => boolean;
}

export interface Hosts {
  /** Our site, the plain Gatsby site, then the other checkouts. */
  readonly sites: readonly HostedSite[];
  /** How all of them are served. */
  readonly host: string;
  readonly close: () => Promise<void>;
}

/**
 * Builds the plain Gatsby site and serves it beside our build and those of `also`, each by nginx as its
 * visitors would get it. Throws one line when nginx or a build is missing.
 */
export async function hostSites(also: readonly Checkout[]): Promise<Hosts> {
  requireNginx();
  const own = { name: OWN_SITE, directory: process.cwd() };
  for (const { directory } of [own, ...also]) {
    const page = path.join(directory, "public/index.html");
    if (!existsSync(page))
      throw new Error(`${page} is missing: run \`npm run build\` there first.`);
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), "bench-"));
  const api = await serveContent(folderStore(), path.resolve("content/images"), folder);
  const stops = [api.close];
  const close = async () => {
    for (const stop of stops.toReversed()) await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const peer = { name: PEER, directory: await builtPeer(api.url) };
    const sites: HostedSite[] = [];
    for (const { name, directory } of [own, peer, ...also]) {
      const releases = path.join(folder, name, "releases");
      const publicDirectory = await layOut(directory, releases);
      const configuration = await configurationOf(directory);
      const options = { folder: path.join(folder, name), releases, apiUrl: api.url, configuration };
      const { url, stop } = await startNginx(options);
      stops.push(stop);
      const hasPage = (page: string) => existsSync(path.join(publicDirectory, page, "index.html"));
      sites.push({ name, url, hasPage });
    }
    return { sites, host: canServeBrotli() ? "nginx, brotli" : "nginx, gzip", close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function builtPeer(contentApiUrl: string): Promise<string> {
  console.log("Building the plain Gatsby site");
  const directory = path.resolve("bench/.work", PEER);
  preparePeer(directory);
  const { code, output } = await buildPeer(directory, contentApiUrl);
  if (code !== 0) throw new Error(`The plain Gatsby site failed:\n${output.slice(-3_000)}`);
  return directory;
}

/** A checkout's own nginx configuration; that of the plain site, without brotli where nginx has none. */
async function configurationOf(directory: string): Promise<string> {
  const own = path.join(directory, "deploy/nginx/site.conf");
  if (existsSync(own)) return readFile(own, "utf8");
  const plain = await readFile(path.join(directory, "nginx.conf"), "utf8");
  return canServeBrotli() ? plain : plain.replace("brotli_static on;", "");
}

/**
 * Lays the build in `directory` out as a release that nginx serves, with compressed copies of what
 * the build itself has not compressed. Returns the copy of `public/`.
 */
async function layOut(directory: string, releases: string): Promise<string> {
  const publicDirectory = path.join(releases, "current/public");
  const options = { recursive: true, preserveTimestamps: true };
  cpSync(path.join(directory, "public"), publicDirectory, options);
  const host = path.join(directory, "deploy/generated"); // what the build left for nginx
  if (existsSync(host)) {
    symlinkSync(host, path.join(releases, "host"));
    symlinkSync(path.join(host, "gone"), path.join(releases, "current/gone"));
  }
  await compressMissing(publicDirectory);
  return publicDirectory;
}

async function compressMissing(directory: string): Promise<void> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !existsSync(`${file}.br`));
  for (const file of files) {
    const bytes = await readFile(file);
    if (bytes.length < COMPRESSION_MIN_BYTES) continue;
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes)); // brotli's default: 11
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}
