import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import pLimit from "p-limit";
import * as v from "valibot";
import { PICTURE_MAX_BYTES } from "../../content-files/content-root";
import { removeAllBut } from "../../node/files";
import { readCacheFile, writeCacheFile } from "../../node/json-file";
import { readLimited } from "../../node/read-limited";
import { replaceFile } from "../../node/replace-file";
import { checkImage } from "./image-check";

export interface ImageFetchOptions {
  /** Base URL of the images, without a trailing slash. */
  readonly imagesUrl: string;
  /** Where images and their validators are kept between builds. */
  readonly directory: string;
  readonly timeoutMs: number;
  /** Time limit in ms for fetching all images. The next build fetches those that are missing. */
  readonly deadlineMs: number;
}

export type ImageResult =
  | { readonly path: string; readonly file: string; readonly digest: string }
  | { readonly path: string; readonly file: null; readonly problem: string };

const kept = v.object({
  file: v.string(),
  digest: v.string(),
  etag: v.nullable(v.string()),
  lastModified: v.nullable(v.string()),
});
type Kept = Readonly<v.InferOutput<typeof kept>>;
const IMAGES_AT_ONCE = 8;
/** Increase this to fetch every image again. */
const CHECK = 2;
/** The images' base URL and each image by path, kept for the next build. */
const index = v.object({
  check: v.literal(CHECK),
  origin: v.string(),
  images: v.array(v.tuple([v.string(), kept])),
});

const SILENT_IN_A_ROW = 5;
/** Statuses of an image that's gone. Any other error status counts as a server failure. */
const NO_SUCH_IMAGE = [404, 410];
const LATE = "couldn’t be fetched in time; the next build tries again";

/**
 * Fetches `paths` below the images URL and returns a result for each, in order. Earlier copies are
 * revalidated. If the server fails, the earlier copy is used, unless the image is gone or has
 * become invalid. Stops after several consecutive requests without a response. Deletes copies of
 * images that aren't in `paths`. Never throws because of the server.
 */
export async function fetchImages(
  paths: readonly string[],
  options: ImageFetchOptions,
): Promise<ImageResult[]> {
  const { directory, imagesUrl, deadlineMs } = options;
  const copies = readIndex(directory, imagesUrl);
  const deadline = AbortSignal.timeout(deadlineMs);
  const limit = pLimit(IMAGES_AT_ONCE);
  let silent = 0;

  const fetchOrKeep = async (imagePath: string): Promise<ImageResult> => {
    const copy = copies.get(imagePath);
    const isLate = deadline.aborted || silent >= SILENT_IN_A_ROW;
    const fetched: Fetched = isLate
      ? { problem: LATE, mayPass: true }
      : await fetchTwice(imagePath, copy, deadline, options);
    if ("isSilent" in fetched) silent += 1;
    else if (!isLate) silent = 0;
    if ("kept" in fetched) copies.set(imagePath, fetched.kept);
    const shown = "kept" in fetched ? fetched.kept : "mayPass" in fetched ? copy : undefined;
    if (shown) {
      return { path: imagePath, file: path.join(directory, shown.file), digest: shown.digest };
    }
    copies.delete(imagePath);
    return { path: imagePath, file: null, problem: "problem" in fetched ? fetched.problem : "" };
  };
  const results = await Promise.all(paths.map((name) => limit(() => fetchOrKeep(name))));
  const wanted = new Set(paths);
  const named = [...copies].filter(([imagePath]) => wanted.has(imagePath));
  writeCacheFile(indexFile(directory), { check: CHECK, origin: imagesUrl, images: named });
  removeAllBut(directory, ["index.json", ...named.map(([, { file }]) => file)]);
  return results;
}

/**
 * If `mayPass` is set, the next build may get the image, so the earlier copy stays. Otherwise the
 * image is gone or invalid.
 */
type Fetched =
  | { readonly kept: Kept }
  | { readonly problem: string; readonly mayPass?: true; readonly isSilent?: true };

/** Fetches an image, trying again once if the failure may be temporary. */
async function fetchTwice(...args: Parameters<typeof fetchOne>): Promise<Fetched> {
  const first = await fetchOne(...args);
  const isWorthAnother = "mayPass" in first && !("isSilent" in first);
  return isWorthAnother ? fetchOne(...args) : first;
}

async function fetchOne(
  imagePath: string,
  copy: Kept | undefined,
  deadline: AbortSignal,
  options: ImageFetchOptions,
): Promise<Fetched> {
  const response = await request(imagePath, copy, deadline, options);
  if (!("bytes" in response)) return response;
  const image = await checkImage(Buffer.from(response.bytes.buffer)); // not limited by the deadline, because the image has already arrived
  if ("problem" in image) return image;
  const name = createHash("sha256").update(imagePath).digest("hex").slice(0, 24);
  const file = `${name}.${image.ending}`;
  replaceFile(path.join(options.directory, file), image.bytes);
  const { etag, lastModified } = response;
  return { kept: { file, digest: bytesDigest(image.bytes), etag, lastModified } };
}

interface Sent extends Pick<Kept, "etag" | "lastModified"> {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

async function request(
  imagePath: string,
  copy: Kept | undefined,
  deadline: AbortSignal,
  { imagesUrl, timeoutMs }: ImageFetchOptions,
): Promise<Fetched | Sent> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([deadline, timeout]);
  const headers: Record<string, string> = { accept: "image/*" };
  if (copy?.etag) headers["if-none-match"] = copy.etag;
  else if (copy?.lastModified) headers["if-modified-since"] = copy.lastModified;
  try {
    const url = `${imagesUrl}/${imagePath.split("/").map(encodeURIComponent).join("/")}`;
    // "manual", because with "error" Node 20 forgets the signal once the request is
    // garbage-collected
    const response = await fetch(url, { headers, signal, redirect: "manual" });
    if (response.status === 304 && copy) return { kept: copy };
    if (!response.ok) {
      await response.body?.cancel();
      const problem = `isn’t on the server (it returned ${response.status})`;
      return NO_SUCH_IMAGE.includes(response.status) ? { problem } : { problem, mayPass: true };
    }
    const bytes = await readLimited(response, PICTURE_MAX_BYTES);
    if (!bytes) return { problem: `is larger than ${PICTURE_MAX_BYTES / 1e6} MB` };
    const etag = response.headers.get("etag");
    return { bytes, etag, lastModified: response.headers.get("last-modified") };
  } catch {
    // the signals themselves are checked, because `AbortSignal.any` doesn't keep them from being
    // garbage-collected
    if (timeout.aborted || deadline.aborted) {
      return { problem: "didn’t arrive in time", mayPass: true, isSilent: true };
    }
    const problem = "couldn’t be fetched, because the server didn’t respond properly";
    return { problem, mayPass: true };
  }
}

/** Returns an image's MD5, which gatsby-source-filesystem uses in its URL. */
export const bytesDigest = (bytes: Uint8Array): string =>
  createHash("md5").update(bytes).digest("hex");

const indexFile = (directory: string): string => path.join(directory, "index.json");

/** Returns the images kept for `imagesUrl`, or an empty map if the index is missing or damaged. */
function readIndex(directory: string, imagesUrl: string): Map<string, Kept> {
  const kept = readCacheFile(index, indexFile(directory));
  if (kept?.origin !== imagesUrl) return new Map();
  return new Map(kept.images.filter(([, { file }]) => existsSync(path.join(directory, file))));
}
