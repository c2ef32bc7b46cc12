import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import pLimit from "p-limit";
import sharp from "sharp";
import type { WrittenPicture } from "../../content/model/written-picture";
import { removeAllBut } from "../../node/files";
import { replaceOutput } from "../../node/replace-file";
import type { PictureFile, PictureSize } from "./picture-sizes";

/** Below `public`. Each file of an article's pictures is named by its digest. */
export const INLINE_DIRECTORY = "static/content-images";
/** For a narrow phone, a usual phone, and twice the article's text width. */
const WIDTHS_PX = [480, 800, 1_200] as const;
/**
 * WebP quality, as in gatsby-config.ts. It's part of the file name, because browsers cache by name.
 */
const QUALITY = 72;
/** The article's text width, 44rem, once the window is wide enough (prose.module.css). */
const SIZES = "(min-width: 766px) 704px, 92vw";
const MADE_AT_ONCE = 4;

interface Rendition {
  readonly name: string;
  readonly widthPx: number;
}

/** Returns the original picture's file name, for programs that ignore `srcset`. */
const originalName = ({ file, digest }: PictureFile): string => `${digest}${path.extname(file)}`;

/**
 * Returns the narrower copies of a picture, none wider than the original. Animations have none,
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

/** Returns a picture's attributes in a text. `publishInline` makes the files. */
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
 * Writes the files of pictures in texts into `directory`, skips existing ones, and deletes all
 * others. The pictures have passed `checkImage`, so they're upright and have no metadata.
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
