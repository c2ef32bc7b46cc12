import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { requireNginx } from "../scripts/support/nginx";
import { startNginx } from "../scripts/support/run-nginx";
import { canServeBrotli } from "../src/gatsby/outputs/hosts/nginx-modules";
import { bundledContent } from "../src/server/content-store";
import { serveContent } from "./api";
import { type Checkout, OWN_SITE, PEER } from "./options";
import { buildPeer, preparePeer } from "./peer";

const PEER_FOLDER = path.resolve("bench/.work", PEER);
const PEER_CONFIGURATION = path.resolve("bench/peers", PEER, "nginx.conf");
const TEXT = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/;
const COMPRESSION_MIN_BYTES = 1_024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A built site behind an nginx of its own. */
export interface HostedSite {
  readonly name: string;
  readonly url: string;
  /** Whether the build has a page at `address`. */
  readonly hasPage: (address: string) => boolean;
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
  for (const { directory } of [own, ...also]) requireBuild(directory);
  const folder = mkdtempSync(path.join(os.tmpdir(), "bench-"));
  const api = await serveContent(bundledContent(), path.resolve("src/images"), folder);
  const closing: (() => Promise<void>)[] = [api.close];
  const close = async () => {
    for (const stop of closing.reverse()) await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await buildPeerOnce(api.url);
    const sites: HostedSite[] = [];
    for (const { name, directory } of [own, { name: PEER, directory: PEER_FOLDER }, ...also]) {
      const at = path.join(folder, name);
      const publicDirectory = await layOut(directory, path.join(at, "releases"));
      const nginx = await startNginx({
        folder: at,
        releases: path.join(at, "releases"),
        apiUrl: api.url,
        configuration: configurationOf(directory),
      });
      closing.push(nginx.stop);
      const hasPage = (address: string) =>
        existsSync(path.join(publicDirectory, address, "index.html"));
      sites.push({ name, url: nginx.url, hasPage });
    }
    return { sites, host: canServeBrotli() ? "nginx, brotli" : "nginx, gzip", close };
  } catch (error) {
    await close();
    throw error;
  }
}

function requireBuild(directory: string): void {
  const page = path.join(directory, "public/index.html");
  if (!existsSync(page)) throw new Error(`There is no ${page}: run \`npm run build\` there first.`);
}

async function buildPeerOnce(contentApiUrl: string): Promise<void> {
  console.log("Building the plain Gatsby site");
  mkdirSync(PEER_FOLDER, { recursive: true });
  preparePeer(PEER_FOLDER);
  const { code, output } = await buildPeer(PEER_FOLDER, contentApiUrl);
  if (code !== 0) throw new Error(`The plain Gatsby site failed:\n${output.slice(-3_000)}`);
}

/** What the build left for nginx, below a checkout. */
const HOST_DIRECTORY = "deploy/generated";

function configurationOf(directory: string): string {
  const own = path.join(directory, "deploy/nginx/site.conf");
  if (existsSync(own)) return readFileSync(own, "utf8");
  const plain = readFileSync(PEER_CONFIGURATION, "utf8");
  return canServeBrotli() ? plain : plain.replace("brotli_static on;", "");
}

/**
 * Lays the build in `directory` out as a release that nginx serves, with compressed copies of what
 * the build itself has not compressed. Returns the copy of `public/`.
 */
async function layOut(directory: string, releases: string): Promise<string> {
  const publicDirectory = path.join(releases, "current/public");
  cpSync(path.join(directory, "public"), publicDirectory, {
    recursive: true,
    preserveTimestamps: true,
  });
  const host = path.join(directory, HOST_DIRECTORY);
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
    const [br, gz] = await Promise.all([brotli(bytes), zip(bytes, { level: 9 })]); // brotli's default: 11
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }
}
