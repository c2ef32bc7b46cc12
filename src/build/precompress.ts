import { rmSync, statSync } from "node:fs";
import { readdir, readFile, rename, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import * as v from "valibot";
import { CACHE_IMMUTABLE, cacheControlFor } from "../site/headers";
import { COMPRESSION_MIN_BYTES } from "../site/limits";
import { readNote, writeNote } from "./note";
import type { SiteFiles } from "./site-files";

/** Which bytes the compressed copies were made from. */
const RECORD_FILE = ".cache/compressed.json";
const record = v.record(v.string(), v.string());

const TEXT = /\.(?:html|js|css|json|svg|xml|txt|webmanifest|map)$/;
/** zlib's own threads do the work; more at once would only fill memory. */
const AT_ONCE = 4;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What a host should send compressed: text that is long enough to gain by it. */
const isWorthIt = (file: string, size: number): boolean =>
  size >= COMPRESSION_MIN_BYTES && TEXT.test(file) && !file.startsWith("_gatsby/");

/** How many pages and data files may be compressed as well as can be: about 0.1 s each. */
const FEW = 300;

/**
 * Hashed files are compressed once and fetched for a year. Pages change with every edit: as long as
 * few of them do, they are worth the time too (an eighth fewer bytes).
 */
const brotliQuality = (file: string, isFew: boolean): number =>
  isFew || cacheControlFor(`/${file}`) === CACHE_IMMUTABLE ? 11 : 5;

/**
 * Puts `.br` and `.gz` copies beside the text files of the built site, and takes away those whose
 * file has gone. A file that has not changed keeps its copies. Answers how many were made anew.
 */
export async function precompress(
  directory: string,
  files: SiteFiles,
  recordFile: string = path.resolve(RECORD_FILE),
): Promise<number> {
  const before = readNote(record, recordFile) ?? {};
  const wanted = [...files].filter(([file, { size }]) => isWorthIt(file, size));
  const changed: string[] = [];
  for (const [file, { digest }] of wanted) {
    const isKept = before[file] === digest && (await refresh(path.join(directory, file)));
    if (!isKept) changed.push(file);
  }
  const isFew = changed.length <= FEW;
  const next = changed.values();
  const worker = async () => {
    for (const file of next) {
      await compress(path.join(directory, file), brotliQuality(file, isFew));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await removeOrphans(directory, new Set(wanted.map(([file]) => file)));
  const now = Object.fromEntries(wanted.map(([file, { digest }]) => [file, digest]));
  writeNote(recordFile, now);
  return changed.length;
}

/** Whether both copies are there; a copy older than its file, which hosts refuse, is made young. */
async function refresh(file: string): Promise<boolean> {
  try {
    const { mtime } = statSync(file);
    for (const copy of [`${file}.br`, `${file}.gz`]) {
      if (statSync(copy).mtimeMs < mtime.getTime()) await utimes(copy, mtime, mtime);
    }
    return true;
  } catch {
    return false; // a copy is missing
  }
}

async function compress(file: string, quality: number): Promise<void> {
  const bytes = await readFile(file);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await replace(`${file}.br`, await brotli(bytes, { params }));
  await replace(`${file}.gz`, await zip(bytes, { level: 9 }));
}

async function removeOrphans(directory: string, wanted: ReadonlySet<string>): Promise<void> {
  for (const entry of await readdir(directory, { recursive: true })) {
    const file = entry.split(path.sep).join("/");
    const source = /^(.+)\.(?:br|gz)$/.exec(file)?.[1];
    if (source && !wanted.has(source)) rmSync(path.join(directory, file), { force: true });
  }
}

async function replace(file: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${file}.tmp`, content);
  await rename(`${file}.tmp`, file);
}
