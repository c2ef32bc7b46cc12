import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import * as v from "valibot";
import { readCacheFile, writeCacheFile } from "../cache-file";
import { replaceFile } from "../replace-file";

/** Where image files come from and what may be spent on them. */
export interface ImageFetchOptions {
  /** Address that image paths are appended to; ends without a slash. */
  readonly imagesUrl: string;
  /** Folder that keeps every image with its validators between builds. */
  readonly directory: string;
  readonly timeoutMs: number;
  /** Time for all images together; what is not there by then is fetched by the next build. */
  readonly deadlineMs: number;
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
/** What a build leaves for the next: where images came from, and each by its path there. */
const index = v.object({ origin: v.string(), images: v.array(v.tuple([v.string(), kept])) });

const FORMATS: Readonly<Record<string, string>> = {
  jpeg: "jpg",
  png: "png",
  webp: "webp",
  heif: "avif",
  gif: "gif",
};
const MAX_PIXELS = 50_000_000;
const SILENT_IN_A_ROW = 5;

/**
 * Fetches `paths` (each below the images address) and returns one result for each, in order. An
 * image is asked for again only with its validators; an earlier copy is used when the server
 * fails. After some silent answers in a row the rest is not asked for. Never throws for what a
 * server does.
 */
export async function fetchImages(
  paths: readonly string[],
  options: ImageFetchOptions,
): Promise<ImageResult[]> {
  const { directory, deadlineMs, concurrency = 8 } = options;
  await mkdir(directory, { recursive: true });
  const copies = readIndex(directory, options.imagesUrl);
  const deadline = AbortSignal.timeout(deadlineMs);
  const results: ImageResult[] = [];
  let next = 0;
  let silent = 0;

  const worker = async (): Promise<void> => {
    for (let index = next++; index < paths.length; index = next++) {
      const imagePath = paths[index] ?? "";
      const copy = copies.get(imagePath);
      const given = deadline.aborted || silent >= SILENT_IN_A_ROW;
      const answer = given
        ? ({ problem: "could not be fetched in time; the next build asks again" } as const)
        : await fetchOne(imagePath, copy, deadline, options);
      if ("isSilent" in answer) silent += 1;
      else if (!given) silent = 0;
      if ("kept" in answer) copies.set(imagePath, answer.kept);
      const shown = "kept" in answer ? answer.kept : copy;
      results[index] = shown
        ? { path: imagePath, file: path.join(directory, shown.file), digest: shown.digest }
        : { path: imagePath, file: null, problem: "problem" in answer ? answer.problem : "" };
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, paths.length) }, worker));
  writeCacheFile(indexFile(directory), { origin: options.imagesUrl, images: [...copies] });
  return results;
}

type Answer =
  | { readonly kept: Kept }
  | { readonly problem: string }
  | { readonly problem: string; readonly isSilent: true };

async function fetchOne(
  imagePath: string,
  copy: Kept | undefined,
  deadline: AbortSignal,
  { imagesUrl, directory, timeoutMs, maxBytes = 15_000_000 }: ImageFetchOptions,
): Promise<Answer> {
  const signal = AbortSignal.any([deadline, AbortSignal.timeout(timeoutMs)]);
  const headers: Record<string, string> = { accept: "image/*" };
  if (copy?.etag) headers["if-none-match"] = copy.etag;
  else if (copy?.lastModified) headers["if-modified-since"] = copy.lastModified;
  try {
    const url = `${imagesUrl}/${imagePath.split("/").map(encodeURIComponent).join("/")}`;
    const response = await fetch(url, { headers, signal, redirect: "error" });
    if (response.status === 304 && copy) return { kept: copy };
    if (!response.ok) {
      await response.body?.cancel();
      return { problem: `is not on the server (it answered ${response.status})` };
    }
    const bytes = await readAtMost(response, maxBytes);
    if (!bytes) return { problem: `is larger than ${Math.round(maxBytes / 1e6)} MB` };
    const format = await imageFormat(bytes);
    if (!format)
      return { problem: "is not an image that can be read (JPEG, PNG, WebP, AVIF, GIF)" };
    const file = `${createHash("sha256").update(imagePath).digest("hex").slice(0, 24)}.${format}`;
    replaceFile(path.join(directory, file), bytes);
    return {
      kept: {
        file,
        digest: createHash("md5").update(bytes).digest("hex"), // it stands in addresses
        etag: response.headers.get("etag"),
        lastModified: response.headers.get("last-modified"),
      },
    };
  } catch {
    // an aborted signal, a reset connection and a redirect all look alike to a visitor
    if (signal.aborted) return { problem: "did not arrive in time", isSilent: true };
    return { problem: "could not be fetched: the server did not answer properly" };
  }
}

async function readAtMost(response: Response, maxBytes: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/** The file ending of an image that can be decoded whole; null for anything else, SVG included. */
async function imageFormat(bytes: Buffer): Promise<string | null> {
  try {
    const image = sharp(bytes, { failOn: "truncated", limitInputPixels: MAX_PIXELS });
    const { format } = await image.metadata();
    const ending = FORMATS[format ?? ""];
    if (!ending) return null;
    await image.resize(16).toBuffer(); // a truncated file fails only when its pixels are read
    return ending;
  } catch {
    return null;
  }
}

const indexFile = (directory: string): string => path.join(directory, "index.json");

/** What is kept of the images at `imagesUrl`; none yet, or a damaged index: every image is fetched anew. */
function readIndex(directory: string, imagesUrl: string): Map<string, Kept> {
  const kept = readCacheFile(index, indexFile(directory));
  if (kept?.origin !== imagesUrl) return new Map();
  return new Map(kept.images.filter(([, { file }]) => existsSync(path.join(directory, file))));
}
