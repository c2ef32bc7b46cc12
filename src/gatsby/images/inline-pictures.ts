import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import pLimit from "p-limit";
import sharp from "sharp";
import type { WrittenPicture } from "../../content/model/written-picture";
import { removeAllBut } from "../../node/files";
import { replaceOutput } from "../../node/replace-file";
import type { PictureFile, PictureSize } from "./picture-sizes";

/** Path below `public`. Files in it are named after the picture's digest. */
export const INLINE_DIRECTORY = "static/content-images";
/**
 * Widths for a narrow phone, a typical phone, and an article's full text width on a sharp screen.
 */
const WIDTHS_PX = [480, 800, 1_200] as const;
/**
 * WebP quality, as in gatsby-config.ts. It's part of file names, because browsers cache files by
 * name.
 */
const QUALITY = 72;
/** 704px (44rem) is an article's text width once the window is wide enough (prose.module.css). */
const SIZES = "(min-width: 766px) 704px, 92vw";
const MADE_AT_ONCE = 4;

interface Rendition {
  readonly name: string;
  readonly widthPx: number;
}

/** Returns the original picture's file name, for programs that don't support `srcset`. */
const originalName = ({ file, digest }: PictureFile): string => `${digest}${path.extname(file)}`;

/**
 * Returns a picture's smaller copies, none of them wider than the original. Animations have none,
 * because a copy wouldn't move.
 */
function renditionsOf({ digest }: PictureFile, { width, isAnimated }: PictureSize): Rendition[] {
  if (isAnimated) return [];
  const widest = Math.min(width, Math.max(...WIDTHS_PX));
  return [...WIDTHS_PX.filter((widthPx) => widthPx < widest), widest].map((widthPx) => ({
    name: `${digest}-${widthPx}-q${QUALITY}.webp`,
    widthPx,
  }));
}

const urlOf = (name: string): string => `/${INLINE_DIRECTORY}/${name}`;

/** Returns a picture's attributes in an article. `publishInline` makes the files. */
export function inlinePicture(picture: PictureFile, size: PictureSize): WrittenPicture {
  const renditions = renditionsOf(picture, size);
  return {
    src: urlOf(originalName(picture)),
    ...(renditions.length > 0 && {
      srcset: renditions.map(({ name, widthPx }) => `${urlOf(name)} ${widthPx}w`).join(", "),
      sizes: SIZES,
    }),
    width: String(size.width),
    height: String(size.height),
  };
}

/**
 * Writes the files of pictures in articles to `directory`, skips existing ones, and deletes all
 * others. The pictures have passed `checkImage`, so they're upright and contain no metadata.
 */
export async function publishInline(
  pictures: ReadonlyMap<PictureFile, PictureSize>,
  directory = path.resolve("public", INLINE_DIRECTORY),
): Promise<void> {
  const files = [...pictures].flatMap(([picture, size]) => [
    { name: originalName(picture), make: () => readFile(picture.file) },
    ...renditionsOf(picture, size).map(({ name, widthPx }) => ({
      name,
      make: () =>
        sharp(picture.file).resize({ width: widthPx }).webp({ quality: QUALITY }).toBuffer(),
    })),
  ]);
  const missing = new Map(
    files
      .filter(({ name }) => !existsSync(path.join(directory, name)))
      .map((one) => [one.name, one]),
  );
  const limit = pLimit(MADE_AT_ONCE);
  await Promise.all(
    [...missing.values()].map(({ name, make }) =>
      limit(async () => replaceOutput(path.join(directory, name), await make())),
    ),
  );
  removeAllBut(
    directory,
    files.map(({ name }) => name),
  );
}
