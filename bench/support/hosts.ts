import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { filesBelow } from "../../src/node/files";
import { folderStore } from "../../src/server/folder-store";
import { SECURITY_HEADERS } from "../../src/site/headers";
import { serveContent } from "./api";
import { startHost } from "./host-process";
import { type Checkout, OWN_SITE, PEER } from "./options";
import { buildPeer, preparePeer } from "./peer";

const TEXT = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/;
const COMPRESSION_MIN_BYTES = 1_024;

/** A built site, served by a host process of its own. */
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
 * Builds the plain Gatsby site and serves it beside our build and those of `also`, each by our
 * own host. Throws one line when a build is missing.
 */
export async function hostSites(also: readonly Checkout[]): Promise<Hosts> {
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
      const { url, stop } = await startHost(process.cwd(), { releases, apiUrl: api.url });
      stops.push(stop);
      const hasPage = (page: string) => existsSync(path.join(publicDirectory, page, "index.html"));
      sites.push({ name, url, hasPage });
    }
    return { sites, host: "our own host, brotli", close };
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

/**
 * Lays the build in `directory` out as the current release in `releases`, with compressed copies of what
 * the build itself has not compressed. Returns the copy of `public/`.
 */
async function layOut(directory: string, releases: string): Promise<string> {
  const release = path.join(releases, "release");
  const publicDirectory = path.join(release, "public");
  const options = { recursive: true, preserveTimestamps: true };
  cpSync(path.join(directory, "public"), publicDirectory, options);
  symlinkSync(release, path.join(releases, "current"));
  const headers = path.join(directory, "deploy/generated/headers.json");
  mkdirSync(path.join(release, "host"));
  if (existsSync(headers)) cpSync(headers, path.join(release, "host/headers.json"));
  else writeFileSync(path.join(release, "host/headers.json"), JSON.stringify(SECURITY_HEADERS));
  await compressMissing(publicDirectory);
  return publicDirectory;
}

async function compressMissing(directory: string): Promise<void> {
  const files = filesBelow(directory)
    .filter((file) => TEXT.test(file))
    .map((file) => path.join(directory, file))
    .filter((file) => !existsSync(`${file}.br`));
  for (const file of files) {
    const bytes = await readFile(file);
    if (bytes.length < COMPRESSION_MIN_BYTES) continue;
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes)); // brotli's default: 11
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}
