import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import pLimit from "p-limit";
import * as v from "valibot";
import { readCacheFile, writeCacheFile } from "../../../node/json-file";
import { replaceOutput } from "../../../node/replace-file";
import { CACHE_IMMUTABLE, cacheControlFor } from "../../../site/headers";
import { COMPRESSED, type Site } from "../site-files";

const COMPRESSION_MIN_BYTES = 1_024;

/** Digests of the files that the compressed copies were made from. */
const RECORD_FILE = ".cache/compressed.json";
const record = v.record(v.string(), v.string());

const TEXT = /\.(?:html|js|css|json|svg|xml|txt|webmanifest|map)$/;
/** zlib has this many threads. */
const AT_ONCE = 4;
interface Quality {
  readonly brotli: number;
  readonly gzip: number;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Returns whether compressing a file is worthwhile: only text that's long enough. */
const isWorthIt = (file: string, size: number): boolean =>
  size >= COMPRESSION_MIN_BYTES && TEXT.test(file) && !file.startsWith("_gatsby/");

/**
 * Returns a file's Brotli and gzip quality: the best for hashed files, which are cached for a year.
 * Pages change with every build, and Brotli 7 would take three times as long to save 0.7 % of their
 * size. The same in every build, so that copies depend only on the files.
 */
const qualityOf = (file: string): Quality =>
  cacheControlFor(`/${file}`) === CACHE_IMMUTABLE
    ? { brotli: 11, gzip: 9 }
    : { brotli: 6, gzip: 6 };

/**
 * Writes `.br` and `.gz` copies next to the built site's text files and deletes copies without a
 * file. Copies of unchanged files stay. Returns the number of files compressed.
 */
export async function precompress(
  directory: string,
  { files, copies }: Site,
  recordFile: string = path.resolve(RECORD_FILE),
): Promise<number> {
  const before = readCacheFile(record, recordFile) ?? {};
  const wanted = new Map([...files].filter(([file, { size }]) => isWorthIt(file, size)));
  const changed = [...wanted].flatMap(([file, { digest }]) => {
    const hasCopies = copies.has(`${file}.br`) && copies.has(`${file}.gz`);
    return before[file] === digest && hasCopies ? [] : [file];
  });
  const limit = pLimit(AT_ONCE);
  await Promise.all(
    changed.map((file) => limit(compress, path.join(directory, file), qualityOf(file))),
  );
  for (const copy of copies) {
    if (!wanted.has(copy.replace(COMPRESSED, "")))
      await rm(path.join(directory, copy), { force: true });
  }
  const now = [...wanted].map(([file, { digest }]) => [file, digest]);
  writeCacheFile(recordFile, Object.fromEntries(now));
  return changed.length;
}

async function compress(file: string, quality: Quality): Promise<void> {
  const bytes = await readFile(file);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality.brotli, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  replaceOutput(`${file}.br`, await brotli(bytes, { params }));
  replaceOutput(`${file}.gz`, await zip(bytes, { level: quality.gzip }));
}
