import { existsSync, lstatSync, realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { type ContentIssue, contentIssue } from "../../content/model/report";
import { removeAllBut } from "../../node/files";
import { readCacheFile, writeCacheFile } from "../../node/json-file";
import { replaceFile } from "../../node/replace-file";
import { type CheckedImage, checkImage } from "./image-check";
import { bytesDigest } from "./images";
import type { PictureFile } from "./picture-sizes";

/** A usable picture of the content folder, as it may be published. */
export interface BundledImage extends PictureFile {
  /** The picture as it was uploaded, from which crops are made. */
  readonly original: PictureFile;
}

export interface BundledImages {
  /** Usable pictures by their path below the content folder's `images/`. */
  readonly content: ReadonlyMap<string, BundledImage>;
  readonly issues: readonly ContentIssue[];
}

/** The folder of copies that may be published, with an index. */
const COPIES = ".content-cache/pictures";
/** Version of the check; a higher number makes every copy again. */
const CHECK = 2;
const copy = v.object({
  /** The digest of the picture itself, not of the copy. */
  source: v.string(),
  /** Name of the copy's file. */
  file: v.string(),
  digest: v.string(),
});
type Copy = Readonly<v.InferOutput<typeof copy>>;
/** Schema of a build's cache for the next: the copy of each picture by its path. */
const index = v.object({ check: v.literal(CHECK), copies: v.record(v.string(), copy) });

const indexFile = (directory: string): string => path.join(directory, "index.json");

/** Returns the copies of the pictures that content names: files by path below the content folder's `images/`. */
export function contentCopies(directory: string = path.resolve(COPIES)): Map<string, string> {
  const copies = Object.entries(readCacheFile(index, indexFile(directory))?.copies ?? {});
  return new Map(copies.map(([name, { file }]) => [name, path.join(directory, file)]));
}

/**
 * Checks the pictures that published records name, by their paths below `folder`, like those of the API, and makes a
 * copy of each that may be published. A picture that passed isn't decoded again. Paths without a file are ignored; a
 * file that isn't a picture, or is outside the folder, is an issue.
 */
export async function checkBundledImages(
  folder: string,
  named: Iterable<string>,
  directory: string = path.resolve(COPIES),
): Promise<BundledImages> {
  const content = new Map<string, BundledImage>();
  const issues: ContentIssue[] = [];
  const known = new Map(Object.entries(readCacheFile(index, indexFile(directory))?.copies ?? {}));
  const copies = new Map<string, Copy>();
  for (const name of [...new Set(named)].sort()) {
    const file = path.join(folder, name);
    if (!lstatSync(file, { throwIfNoEntry: false })) continue;
    const bytes = isOutside(file, folder) ? null : await readFile(file).catch(() => undefined);
    const made = bytes ? await copyOf(bytes, known.get(name), directory) : unreadable(bytes);
    if ("problem" in made) {
      issues.push(
        contentIssue({
          section: "Bundled images",
          item: `“${path.relative("", file)}”`,
          field: "image",
          problem: made.problem,
          action: "replaced",
          shown: "visitors see the fallback image, or an empty box where there is none",
        }),
      );
      continue;
    }
    copies.set(name, made);
    content.set(name, {
      original: { file, digest: made.source },
      file: path.join(directory, made.file),
      digest: made.digest,
    });
  }
  writeCacheFile(indexFile(directory), { check: CHECK, copies: Object.fromEntries(copies) });
  removeAllBut(directory, ["index.json", ...[...copies.values()].map(({ file }) => file)]);
  return { content, issues };
}

type Refused = Extract<CheckedImage, { readonly problem: string }>;

const unreadable = (bytes: null | undefined): Refused => ({
  problem:
    bytes === null
      ? "is a link that leads out of its folder; put the picture itself there"
      : "cannot be read",
});

/** Returns whether a file is a link, or below one, that leads out of `folder`; false if it leads nowhere. */
function isOutside(file: string, folder: string): boolean {
  try {
    return !realpathSync(file).startsWith(path.join(realpathSync(folder), path.sep));
  } catch {
    return false;
  }
}

/** Makes the copy of a picture that may be published, unless it was made before. */
async function copyOf(
  bytes: Buffer,
  known: Copy | undefined,
  directory: string,
): Promise<Copy | Refused> {
  const source = bytesDigest(bytes);
  if (known?.source === source && existsSync(path.join(directory, known.file))) return known;
  const image = await checkImage(bytes);
  if ("problem" in image) return image;
  const digest = bytesDigest(image.bytes);
  const file = `${digest}.${image.ending}`;
  replaceFile(path.join(directory, file), image.bytes);
  return { source, file, digest };
}
