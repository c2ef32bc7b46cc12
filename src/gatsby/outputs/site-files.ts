import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import pLimit from "p-limit";
import * as v from "valibot";
import { filesBelow } from "../../node/files";
import { readCacheFile, writeCacheFile } from "../../node/json-file";

const siteFile = v.object({
  /** Changes whenever the file is written. */
  stamp: v.string(),
  digest: v.string(),
  size: v.number(),
  /**
   * Digest of a page without its slices, which change when other pages do. Empty for other files.
   */
  pageDigest: v.string(),
  /** Hash sources of a page's inline scripts, for the content security policy. */
  scripts: v.array(v.string()),
});

export type SiteFile = Readonly<v.InferOutput<typeof siteFile>>;

/** A site's files, by path below `public`, with slashes on every system. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

export interface Site {
  /** All files except compressed copies. */
  readonly files: SiteFiles;
  readonly copies: ReadonlySet<string>;
}

/** The last scan's result, so that only changed files are read again. */
const MANIFEST_FILE = ".cache/site-files.json";
const READ_AT_ONCE = 16;

const manifest = v.record(v.string(), siteFile);

export const COMPRESSED = /\.(?:br|gz)$/;
/** Adds the names of the files' compressed copies. */
export const withCopies = (files: readonly string[]): string[] =>
  files.flatMap((file) => [file, `${file}.br`, `${file}.gz`]);
const SCRIPT = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script\s*>/gi;
/** Matches the types of scripts that browsers run, including the empty type. */
const RUNS = /^(?:module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)?$/i;

/** Returns the hash sources of a page's inline scripts that a browser would run. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(SCRIPT)) {
    const type = /\btype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? "";
    if (/(?:^|\s)src\s*=/i.test(attributes) || !RUNS.test(type) || code === "") continue;
    const hash = createHash("sha256").update(code.replace(/\r\n?/g, "\n"), "utf8");
    hashes.add(`'sha256-${hash.digest("base64")}'`);
  }
  return [...hashes];
}

const SLICE = /<!-- slice-start id="([^"]*)" -->[\s\S]*?<!-- slice-end id="\1" -->/g;

/** Removes a page's slices: header, footer and scripts. */
export const withoutSlices = (html: string): string => html.replace(SLICE, "");

/** Returns whether a file is a complete page rather than a part that Gatsby inserts into pages. */
export const isPage = (file: string): boolean =>
  file.endsWith(".html") && !file.startsWith("_gatsby/");

/**
 * Scans every file of the built site, but reads only those that changed since the saved manifest.
 * Throws if a page contains a NUL, because browsers and crawlers read it as a different character.
 */
export async function scanOutput(
  directory: string,
  manifestFile: string = path.resolve(MANIFEST_FILE),
): Promise<Site> {
  const before = readCacheFile(manifest, manifestFile) ?? {}; // without a manifest, every file is read
  const paths = filesBelow(directory);
  const sources = paths.filter((file) => !COMPRESSED.test(file));
  const files = await scanFiles(directory, sources, (file) => before[file]);
  return {
    files: inOrder(files),
    copies: new Set(paths.filter((file) => COMPRESSED.test(file))),
  };
}

/**
 * Scans the files at `paths` again. They must be the only ones that were written or deleted since
 * the scan.
 */
export async function rescan(
  directory: string,
  { files, copies }: Site,
  paths: Iterable<string>,
): Promise<Site> {
  const touched = new Set(paths);
  const changed = await scanFiles(directory, touched, (file) => files.get(file));
  const untouched = [...files].filter(([file]) => !touched.has(file));
  return { files: inOrder([...untouched, ...changed]), copies };
}

export const saveManifest = (
  { files }: Site,
  manifestFile: string = path.resolve(MANIFEST_FILE),
): void => writeCacheFile(manifestFile, Object.fromEntries(files));

/** Reads those files in `paths` that exist. Unchanged files keep their earlier entry. */
async function scanFiles(
  directory: string,
  paths: Iterable<string>,
  before: (file: string) => SiteFile | undefined,
): Promise<[string, SiteFile][]> {
  const limit = pLimit(READ_AT_ONCE);
  const scan = async (file: string): Promise<[string, SiteFile][]> => {
    const absolute = path.join(directory, file);
    const stats = statSync(absolute, { throwIfNoEntry: false });
    if (!stats) return [];
    const stamp = [stats.size, stats.mtimeMs, stats.ctimeMs, stats.ino].join(" ");
    const seen = before(file);
    return [[file, seen?.stamp === stamp ? seen : await read(absolute, stamp, isPage(file))]];
  };
  return (await Promise.all([...paths].map((file) => limit(() => scan(file))))).flat();
}

/** Sorts by path, so that outputs don't depend on the file system's order. */
const inOrder = (files: readonly (readonly [string, SiteFile])[]): SiteFiles =>
  new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));

const digestOf = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("base64url");

async function read(file: string, stamp: string, isWholePage: boolean): Promise<SiteFile> {
  const bytes = await readFile(file);
  const html = file.endsWith(".html") ? bytes.toString("utf8") : null;
  if (isWholePage && html?.includes("\0")) {
    throw new Error(
      `${path.relative(".", file)} contains a NUL character at position ${html.indexOf("\0")}, which isn’t allowed in a page. ` +
        "gatsby-plugin-late-scripts removes the ones React writes, so look for what else writes this page.",
    );
  }
  return {
    stamp,
    size: bytes.length,
    digest: digestOf(bytes),
    pageDigest: html === null ? "" : digestOf(withoutSlices(html)),
    scripts: html === null ? [] : inlineScriptHashes(html),
  };
}
