import { readFile, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import * as v from "valibot";
import { CACHE_IMMUTABLE, cacheControlFor } from "../../../site/headers";
import { COMPRESSION_MIN_BYTES } from "../../../site/limits";
import { readCacheFile, writeCacheFile } from "../../cache-file";
import { replaceFile } from "../../replace-file";
import { COMPRESSED, type Site } from "../site-files";

/** Which files the compressed copies were made from. */
const RECORD_FILE = ".cache/compressed.json";
const record = v.record(v.string(), v.object({ digest: v.string(), stamp: v.string() }));

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
/** Bytes from which that takes seconds: the sitemap of ten thousand posts, which changes with each. */
const LARGE = 300_000;

/**
 * Hashed files are compressed once and fetched for a year. Pages change with every edit: as long as
 * few of them do, they are worth the time too (an eighth fewer bytes).
 */
const brotliQuality = (file: string, size: number, isFew: boolean): number =>
  size < LARGE && (isFew || cacheControlFor(`/${file}`) === CACHE_IMMUTABLE) ? 11 : 5;

/**
 * Puts `.br` and `.gz` copies beside the text files of the built site, and takes away those whose
 * file has gone. A file that has not changed keeps its copies. Answers how many were made anew.
 */
export async function precompress(
  directory: string,
  { files, copies }: Site,
  recordFile: string = path.resolve(RECORD_FILE),
): Promise<number> {
  const before = readCacheFile(record, recordFile) ?? {};
  const wanted = new Map([...files].filter(([file, { size }]) => isWorthIt(file, size)));
  const changed: { readonly file: string; readonly size: number }[] = [];
  for (const [file, { digest, stamp, size }] of wanted) {
    const known = before[file];
    const isKept = known?.digest === digest && copies.has(`${file}.br`) && copies.has(`${file}.gz`);
    if (!isKept) changed.push({ file, size });
    else if (known.stamp !== stamp) await makeYoung(path.join(directory, file));
  }
  const isFew = changed.length <= FEW;
  const next = changed.values();
  const worker = async () => {
    for (const { file, size } of next) {
      await compress(path.join(directory, file), {
        brotliQuality: brotliQuality(file, size, isFew),
        gzipLevel: isFew ? 9 : 6,
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  for (const copy of copies) {
    if (!wanted.has(copy.replace(COMPRESSED, "")))
      await rm(path.join(directory, copy), { force: true });
  }
  const now = [...wanted].map(([file, { digest, stamp }]) => [file, { digest, stamp }]);
  writeCacheFile(recordFile, Object.fromEntries(now));
  return changed.length;
}

/** Gives the copies of a file that was written again, the same as before, its time: hosts refuse older ones. */
async function makeYoung(file: string): Promise<void> {
  const { mtime } = await stat(file);
  for (const copy of [`${file}.br`, `${file}.gz`]) await utimes(copy, mtime, mtime);
}

async function compress(
  file: string,
  { brotliQuality, gzipLevel }: { readonly brotliQuality: number; readonly gzipLevel: number },
): Promise<void> {
  const bytes = await readFile(file);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: brotliQuality, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  replaceFile(`${file}.br`, await brotli(bytes, { params }));
  replaceFile(`${file}.gz`, await zip(bytes, { level: gzipLevel }));
}
