import { lstatSync, readFileSync } from "node:fs";

/** The most bytes of a font that a company brings. */
const FACE_FILE_MAX_BYTES = 400_000;

const WOFF2 = "wOF2";

/** Reads a font of the content folder, or returns the end of a sentence about the file. A link is not followed. */
export function readFontFile(
  file: string,
): { readonly bytes: Buffer } | { readonly problem: string } {
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (!stat) return { problem: "is missing" };
  if (!stat.isFile()) return { problem: "is not a file; put the font itself there" };
  if (stat.size > FACE_FILE_MAX_BYTES) {
    return { problem: `has more than ${FACE_FILE_MAX_BYTES / 1_000} kB` };
  }
  const bytes = readFileSync(file);
  if (bytes.toString("latin1", 0, WOFF2.length) !== WOFF2) return { problem: "is no WOFF2 font" };
  return { bytes };
}
