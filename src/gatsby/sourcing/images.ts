import { createHash } from "node:crypto";
import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import pLimit from "p-limit";
import * as v from "valibot";
import { readCacheFile, writeCacheFile } from "../cache-file";
import { replaceFile } from "../replace-file";
import type { ImageDecoder } from "./image-decoder";

/** The source of image files, and limits of fetching them. */
export interface ImageFetchOptions {
  /** The URL that image paths are below; without a closing slash. */
  readonly imagesUrl: string;
  /** Keeps every image with its validators between builds. */
  readonly directory: string;
  readonly timeoutMs: number;
  /** Time for all images together; the next build fetches the rest. */
  readonly deadlineMs: number;
  readonly decoder: ImageDecoder;
  readonly concurrency?: number;
  readonly maxBytes?: number;
}

export type ImageResult =
  | { readonly path: string; readonly file: string; readonly digest: string }
  | { readonly path: string; readonly file: null; readonly problem: string };

const kept = v.object({
  file: v.string(),
  /** MD5 of its bytes, as gatsby-source-filesystem has it. */
  digest: v.string(),
  etag: v.nullable(v.string()),
  lastModified: v.nullable(v.string()),
});
type Kept = Readonly<v.InferOutput<typeof kept>>;
/** A higher number has every image fetched again: for a stricter check. */
const CHECK = 1;
/** The cache of a build for the next: the images' URL, and each image by its path. */
const index = v.object({
  check: v.literal(CHECK),
  origin: v.string(),
  images: v.array(v.tuple([v.string(), kept])),
});

const SILENT_IN_A_ROW = 5;

/**
 * Fetches `paths`, each below the images URL, and returns one result for each, in order. Sends the validators
 * of an earlier copy, and uses that copy when the server fails. After some silent responses in a row the rest
 * is not requested. Forgets copies of all other paths. Never throws for what a server does.
 */
export async function fetchImages(
  paths: readonly string[],
  options: ImageFetchOptions,
): Promise<ImageResult[]> {
  const { directory, imagesUrl, deadlineMs, concurrency = 8 } = options;
  const copies = readIndex(directory, imagesUrl);
  const deadline = AbortSignal.timeout(deadlineMs);
  const limit = pLimit(concurrency);
  let silent = 0;

  const fetchOrKeep = async (imagePath: string): Promise<ImageResult> => {
    const copy = copies.get(imagePath);
    const isLate = deadline.aborted || silent >= SILENT_IN_A_ROW;
    const fetched: Fetched = isLate
      ? { problem: "could not be fetched in time; the next build asks again" }
      : await fetchOne(imagePath, copy, deadline, options);
    if ("isSilent" in fetched) silent += 1;
    else if (!isLate) silent = 0;
    if ("kept" in fetched) copies.set(imagePath, fetched.kept);
    const shown = "kept" in fetched ? fetched.kept : copy;
    if (shown) {
      return { path: imagePath, file: path.join(directory, shown.file), digest: shown.digest };
    }
    return { path: imagePath, file: null, problem: "problem" in fetched ? fetched.problem : "" };
  };
  const results = await Promise.all(paths.map((name) => limit(() => fetchOrKeep(name))));
  const wanted = new Set(paths);
  const named = [...copies].filter(([imagePath]) => wanted.has(imagePath));
  writeCacheFile(indexFile(directory), { check: CHECK, origin: imagesUrl, images: named });
  removeAllBut(directory, ["index.json", ...named.map(([, { file }]) => file)]);
  return results;
}

type Fetched =
  | { readonly kept: Kept }
  | { readonly problem: string }
  | { readonly problem: string; readonly isSilent: true };

async function fetchOne(
  imagePath: string,
  copy: Kept | undefined,
  deadline: AbortSignal,
  { imagesUrl, directory, timeoutMs, decoder, maxBytes = 15_000_000 }: ImageFetchOptions,
): Promise<Fetched> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([deadline, timeout]);
  const headers: Record<string, string> = { accept: "image/*" };
  if (copy?.etag) headers["if-none-match"] = copy.etag;
  else if (copy?.lastModified) headers["if-modified-since"] = copy.lastModified;
  try {
    const url = `${imagesUrl}/${imagePath.split("/").map(encodeURIComponent).join("/")}`;
    // "manual": with "error" Node 20 forgets the signal once the request is collected as garbage
    const response = await fetch(url, { headers, signal, redirect: "manual" });
    if (response.status === 304 && copy) return { kept: copy };
    if (!response.ok) {
      await response.body?.cancel();
      return { problem: `is not on the server (it answered ${response.status})` };
    }
    const bytes = await readAtMost(response, maxBytes);
    if (!bytes) return { problem: `is larger than ${Math.round(maxBytes / 1e6)} MB` };
    const image = await decoder.check(bytes, deadline);
    if ("problem" in image) return image;
    const name = createHash("sha256").update(imagePath).digest("hex").slice(0, 24);
    const file = `${name}.${image.ending}`;
    replaceFile(path.join(directory, file), image.bytes);
    return {
      kept: {
        file,
        digest: createHash("md5").update(image.bytes).digest("hex"), // part of its URL
        etag: response.headers.get("etag"),
        lastModified: response.headers.get("last-modified"),
      },
    };
  } catch {
    // asked themselves: a signal of `any` alone would not keep them from being collected as garbage
    if (timeout.aborted || deadline.aborted) {
      return { problem: "did not arrive in time", isSilent: true };
    }
    return { problem: "could not be fetched: the server did not answer properly" };
  }
}

async function readAtMost({ body }: Response, maxBytes: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function removeAllBut(directory: string, names: readonly string[]): void {
  const kept = new Set(names);
  for (const name of readdirSync(directory)) {
    if (!kept.has(name)) rmSync(path.join(directory, name), { force: true });
  }
}

const indexFile = (directory: string): string => path.join(directory, "index.json");

/** Reads the images that are kept of `imagesUrl`; none without an index, or with a damaged one. */
function readIndex(directory: string, imagesUrl: string): Map<string, Kept> {
  const kept = readCacheFile(index, indexFile(directory));
  if (kept?.origin !== imagesUrl) return new Map();
  return new Map(kept.images.filter(([, { file }]) => existsSync(path.join(directory, file))));
}
