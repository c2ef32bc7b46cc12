import { rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import * as v from "valibot";
import { readCacheFile, writeCacheFile } from "../../../node/json-file";
import { CACHE_IMMUTABLE, cacheControlFor } from "../../../site/headers";
import { COMPRESSED, type Site } from "../site-files";

const COMPRESSION_MIN_BYTES = 1_024;

/** Digests of the files that the compressed copies were made from. */
const RECORD_FILE = ".cache/compressed.json";
const record = v.record(v.string(), v.string());

const TEXT = /\.(?:html|js|css|json|svg|xml|txt|webmanifest|map)$/;
/**
 * Source of the worker, which isn't bundled into the module that Gatsby makes from
 * `gatsby-node.ts`.
 */
const WORKER_FILE = "src/gatsby/outputs/hosts/compress.worker.mjs";

interface Quality {
  readonly brotli: number;
  readonly gzip: number;
}

/**
 * Returns whether a file is worth compressing. Only text of at least `COMPRESSION_MIN_BYTES` is.
 */
const isWorthIt = (file: string, size: number): boolean =>
  size >= COMPRESSION_MIN_BYTES && TEXT.test(file) && !file.startsWith("_gatsby/");

/**
 * Returns the Brotli and gzip quality for a file. Hashed files get the best, because they're cached
 * for a year. Pages change with every build, and Brotli 7 would take three times as long to save
 * 0.7 % of their size. The quality never varies between builds, so that copies depend only on the
 * files.
 */
const qualityOf = (file: string): Quality =>
  cacheControlFor(`/${file}`) === CACHE_IMMUTABLE
    ? { brotli: 11, gzip: 9 }
    : { brotli: 6, gzip: 6 };

/**
 * Writes `.br` and `.gz` copies next to the built site's text files, and deletes copies whose file
 * is gone or no longer worth compressing. Copies of unchanged files stay. Returns the number of
 * files compressed.
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
  await compress(changed.map((file) => ({ file: path.join(directory, file), ...qualityOf(file) })));
  for (const copy of copies) {
    if (!wanted.has(copy.replace(COMPRESSED, "")))
      await rm(path.join(directory, copy), { force: true });
  }
  const now = [...wanted].map(([file, { digest }]) => [file, digest]);
  writeCacheFile(recordFile, Object.fromEntries(now));
  return changed.length;
}

interface Job extends Quality {
  readonly file: string;
}

/**
 * Compresses in worker threads. In the main thread, zlib's memory would make V8 garbage-collect
 * Gatsby's whole heap over and over.
 */
async function compress(jobs: readonly Job[]): Promise<void> {
  const queue = jobs.values();
  const threads = Math.min(availableParallelism(), jobs.length);
  await Promise.all(Array.from({ length: threads }, () => runWorker(queue)));
}

/** Starts a worker, which takes jobs from the queue until it's empty. */
const runWorker = (queue: Iterator<Job>): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(path.resolve(WORKER_FILE));
    const next = () => {
      const { value, done } = queue.next();
      if (done) void worker.terminate();
      else worker.postMessage(value);
    };
    worker.on("message", next);
    worker.on("error", reject);
    worker.on("exit", () => resolve());
    next();
  });
