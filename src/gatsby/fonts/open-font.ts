import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import * as fontkit from "fontkit";
import { type FileProblem, IMAGES_FOLDER, readBelow } from "../../content-files/content-root";

/** An owner's font file that can be used. */
export interface FontFile {
  readonly file: string;
  readonly font: fontkit.Font;
  /** First 8 digits of the content's SHA-256. */
  readonly hash: string;
}

const FONT_FILE_MAX_BYTES = 1_000_000;
const SIGNATURES = { ".woff2": "wOF2", ".ttf": "\0\x01\0\0" } as const;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Opens a font file. Throws if it can't be read, or holds several fonts. */
export const openFont = (file: string): fontkit.Font => parseFont(readFileSync(file));

function parseFont(bytes: Buffer): fontkit.Font {
  const font = fontkit.create(bytes);
  if ("fonts" in font) throw new Error("The file holds several fonts.");
  return font;
}

/** Reads a font of the content folder `root` by its path below `images/`. */
export function readFontFile(
  root: string,
  name: string,
  kind: keyof typeof SIGNATURES,
): FontFile | FileProblem {
  const bytes = readBelow(root, `${IMAGES_FOLDER}/${name}`, FONT_FILE_MAX_BYTES);
  if ("problem" in bytes) return bytes;
  const signature = SIGNATURES[kind];
  if (bytes.toString("latin1", 0, signature.length) !== signature) {
    return { problem: `isn't a ${kind} font` };
  }
  try {
    const font = parseFont(bytes);
    const missing = Array.from(LETTERS).filter((letter) => !hasOutline(font, letter));
    if (missing.length > 0) return { problem: `lacks the letters ${missing.join(" ")}` };
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
    return { file: path.join(root, IMAGES_FOLDER, name), font, hash };
  } catch {
    return { problem: "is damaged" };
  }
}

function hasOutline(font: fontkit.Font, letter: string): boolean {
  const point = letter.codePointAt(0) ?? 0;
  return font.hasGlyphForCodePoint(point) && font.glyphForCodePoint(point).bbox.width > 0;
}
