import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { readNote, writeNote } from "./note";

/** One file of the built site. */
export interface SiteFile {
  /** Changes with its bytes and with nothing else. */
  readonly digest: string;
  readonly size: number;
  /** Sources of its inline scripts as a content security policy names them; pages only. */
  readonly scripts: readonly string[];
}

/** Files by their path below `public`, with slashes on every system. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

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
type Known = v.InferOutput<typeof known>;

/** Made from other files here, so never a file of their own. */
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

/** Paths of all files below `directory`, compressed copies left out. */
export const filePaths = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .sort();

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
): Promise<SiteFiles> {
  const before = readNote(known, indexFile) ?? {}; // without: every file is read
  const now: Known = {};
  const paths = filePaths(directory);
  const next = paths.values();
  const worker = async () => {
    for (const file of next) now[file] = await look(path.join(directory, file), before[file]);
  };
  await Promise.all(Array.from({ length: READ_AT_ONCE }, worker));
  writeNote(indexFile, now);
  return new Map(paths.flatMap((file) => (now[file] ? [[file, now[file]]] : [])));
}

async function look(file: string, before: Known[string] | undefined): Promise<Known[string]> {
  const { size, mtimeMs, ctimeMs, ino } = statSync(file);
  const stamp = [size, mtimeMs, ctimeMs, ino].join(" ");
  if (before?.stamp === stamp) return before;
  const bytes = await readFile(file);
  return {
    stamp,
    size: bytes.length,
    digest: createHash("sha256").update(bytes).digest("base64url"),
    scripts: file.endsWith(".html") ? inlineScriptHashes(bytes.toString("utf8")) : [],
  };
}
