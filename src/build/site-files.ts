import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { readNote, writeNote } from "./note";

/** One file of the built site. */
export interface SiteFile {
  /** Changes whenever it is written. */
  readonly stamp: string;
  /** Changes with its bytes and with nothing else. */
  readonly digest: string;
  readonly size: number;
  /** Sources of its inline scripts as a content security policy names them; pages only. */
  readonly scripts: readonly string[];
}

/** Files by their path below `public`, with slashes on every system. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** The built site as it stands on the disk. */
export interface Site {
  /** Without the compressed copies, which are made from other files here. */
  readonly files: SiteFiles;
  /** Paths of the compressed copies. */
  readonly copies: ReadonlySet<string>;
}

/** What the last look at the files found, so that only changed files are read again. */
const INDEX_FILE = ".cache/site-files.json";
const READ_AT_ONCE = 16;

const known = v.record(
  v.string(),
  v.object({
    stamp: v.string(),
    digest: v.string(),
    size: v.number(),
    scripts: v.array(v.string()),
  }),
);

const COMPRESSED = /\.(?:br|gz)$/;
const SCRIPT = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script\s*>/gi;
/** A browser runs a script of these types, or of none. */
const RUNS = /^(?:module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)?$/i;

/** Hash sources of the scripts that stand in a page and that a browser would run. */
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

const filePaths = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"));

/** Whether a file is a page with an address, not a part that Gatsby puts pages together from. */
export const isPage = (file: string): boolean =>
  file.endsWith(".html") && !file.startsWith("_gatsby/");

/**
 * Looks at every file of the built site. Only files that changed since the last look are read:
 * among ten thousand pages a rebuild reads the few that were rendered again.
 */
export async function lookAtSite(
  directory: string,
  indexFile: string = path.resolve(INDEX_FILE),
): Promise<Site> {
  const before = readNote(known, indexFile) ?? {}; // without: every file is read
  const paths = filePaths(directory);
  const sources = paths.filter((file) => !COMPRESSED.test(file));
  const files = await readFiles(directory, sources, (file) => before[file]);
  writeNote(indexFile, Object.fromEntries(files));
  return { files, copies: new Set(paths.filter((file) => COMPRESSED.test(file))) };
}

/** `site` after the files at `paths`, and nothing else, were written or taken away. */
export async function lookAgain(
  directory: string,
  { files, copies }: Site,
  paths: Iterable<string>,
  indexFile: string = path.resolve(INDEX_FILE),
): Promise<Site> {
  const touched = new Set(paths);
  const changed = await readFiles(directory, touched, (file) => files.get(file));
  const untouched = [...files].filter(([file]) => !touched.has(file));
  const now = inOrder([...untouched, ...changed]);
  writeNote(indexFile, Object.fromEntries(now));
  return { files: now, copies };
}

/** Always the same order, whoever was read first: what is made from it stays the same. */
const inOrder = (files: readonly (readonly [string, SiteFile])[]): SiteFiles =>
  new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));

/** Those of `paths` that exist. */
async function readFiles(
  directory: string,
  paths: Iterable<string>,
  before: (file: string) => SiteFile | undefined,
): Promise<SiteFiles> {
  const found: [string, SiteFile][] = [];
  const next = [...paths].values();
  const worker = async () => {
    for (const file of next) {
      const seen = await look(path.join(directory, file), before(file));
      if (seen) found.push([file, seen]);
    }
  };
  await Promise.all(Array.from({ length: READ_AT_ONCE }, worker));
  return inOrder(found);
}

async function look(file: string, before: SiteFile | undefined): Promise<SiteFile | null> {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return null;
  const stamp = [stats.size, stats.mtimeMs, stats.ctimeMs, stats.ino].join(" ");
  if (before?.stamp === stamp) return before;
  const bytes = await readFile(file);
  return {
    stamp,
    size: bytes.length,
    digest: createHash("sha256").update(bytes).digest("base64url"),
    scripts: file.endsWith(".html") ? inlineScriptHashes(bytes.toString("utf8")) : [],
  };
}
