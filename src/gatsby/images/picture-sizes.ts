import path from "node:path";
import pLimit from "p-limit";
import sharp from "sharp";
import * as v from "valibot";
import { readCacheFile, writeCacheFile } from "../../node/json-file";

/** A publishable picture. */
export interface PictureFile {
  /** Absolute path. */
  readonly file: string;
  readonly digest: string;
}

/** A picture's size in pixels. */
const size = v.object({ width: v.number(), height: v.number(), isAnimated: v.boolean() });
export type PictureSize = Readonly<v.InferOutput<typeof size>>;

const SIZES_FILE = ".content-cache/picture-sizes.json";
const FILES_AT_ONCE = 8;

/** Reads each picture's size, by digest. Sizes are kept in `cacheFile` for the next build. */
export async function readPictureSizes(
  pictures: Iterable<PictureFile>,
  cacheFile = path.resolve(SIZES_FILE),
): Promise<ReadonlyMap<string, PictureSize>> {
  const known = readCacheFile(v.record(v.string(), size), cacheFile) ?? {};
  const limit = pLimit(FILES_AT_ONCE);
  const sizes = new Map(
    await Promise.all(
      [...pictures].map(({ file, digest }) =>
        limit(async () => [digest, known[digest] ?? (await readSize(file))] as const),
      ),
    ),
  );
  writeCacheFile(cacheFile, Object.fromEntries(sizes));
  return sizes;
}

async function readSize(file: string): Promise<PictureSize> {
  const { width, height, pages = 1 } = await sharp(file).metadata();
  return { width, height, isAnimated: pages > 1 };
}
