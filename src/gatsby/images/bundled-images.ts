import { existsSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { type ContentIssue, contentIssue } from "../../content/model/report";
import {
  type FileProblem,
  IMAGES_FOLDER,
  MISSING,
  readPicture,
  shownPath,
} from "../../content-files/content-root";
import { removeAllBut } from "../../node/files";
import { readCacheFile, writeCacheFile } from "../../node/json-file";
import { replaceFile } from "../../node/replace-file";
import { checkImage } from "./image-check";
import { bytesDigest } from "./images";
import type { PictureFile } from "./picture-sizes";

/** A valid picture from the content folder, ready to be published. */
export interface BundledImage extends PictureFile {
  /** The upload, from which crops are made. */
  readonly original: PictureFile;
}

export interface BundledImages {
  /** Valid pictures by path below the content folder's `images/`. */
  readonly content: ReadonlyMap<string, BundledImage>;
  readonly issues: readonly ContentIssue[];
}

/** Folder with publishable copies and an index. */
const COPIES = ".content-cache/pictures";
/** Increase this to make every copy again. */
const CHECK = 2;
const copy = v.object({
  /** Digest of the original, not of the copy. */
  source: v.string(),
  file: v.string(),
  digest: v.string(),
});
type Copy = Readonly<v.InferOutput<typeof copy>>;
/** Each picture's copy by path, kept for the next build. */
const index = v.object({ check: v.literal(CHECK), copies: v.record(v.string(), copy) });

const indexFile = (directory: string): string => path.join(directory, "index.json");

/** Returns the publishable copies' files, by path below the content folder's `images/`. */
export function contentCopies(directory: string = path.resolve(COPIES)): Map<string, string> {
  const copies = Object.entries(readCacheFile(index, indexFile(directory))?.copies ?? {});
  return new Map(copies.map(([name, { file }]) => [name, path.join(directory, file)]));
}

/**
 * Checks the pictures that published records use, as strictly as those from the API, and makes a
 * publishable copy of each. `named` contains their paths below `images/` in the content folder
 * `root`. Pictures that passed before aren't decoded again. Paths without a file are ignored, and
 * any other unusable picture is an issue.
 */
export async function checkBundledImages(
  root: string,
  named: Iterable<string>,
  directory: string = path.resolve(COPIES),
): Promise<BundledImages> {
  const content = new Map<string, BundledImage>();
  const issues: ContentIssue[] = [];
  const known = new Map(Object.entries(readCacheFile(index, indexFile(directory))?.copies ?? {}));
  const copies = new Map<string, Copy>();
  for (const name of [...new Set(named)].sort()) {
    const bytes = readPicture(root, name);
    const made = "problem" in bytes ? bytes : await copyOf(bytes, known.get(name), directory);
    if ("problem" in made) {
      if (made.problem === MISSING) continue;
      issues.push(
        contentIssue({
          section: "Bundled images",
          item: `“${shownPath(root, `${IMAGES_FOLDER}/${name}`)}”`,
          field: "image",
          problem: made.problem,
          action: "replaced",
          shown: "visitors see the fallback image, or an empty box if there’s none",
        }),
      );
      continue;
    }
    copies.set(name, made);
    content.set(name, {
      original: { file: path.join(root, IMAGES_FOLDER, name), digest: made.source },
      file: path.join(directory, made.file),
      digest: made.digest,
    });
  }
  writeCacheFile(indexFile(directory), { check: CHECK, copies: Object.fromEntries(copies) });
  removeAllBut(directory, ["index.json", ...[...copies.values()].map(({ file }) => file)]);
  return { content, issues };
}

/** Makes a picture's publishable copy unless it already exists. */
async function copyOf(
  bytes: Buffer,
  known: Copy | undefined,
  directory: string,
): Promise<Copy | FileProblem> {
  const source = bytesDigest(bytes);
  if (known?.source === source && existsSync(path.join(directory, known.file))) return known;
  const image = await checkImage(bytes);
  if ("problem" in image) return image;
  const digest = bytesDigest(image.bytes);
  const file = `${digest}.${image.ending}`;
  replaceFile(path.join(directory, file), image.bytes);
  return { source, file, digest };
}
