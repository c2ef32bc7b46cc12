import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import * as fontkit from "fontkit";
import { type FileProblem, IMAGES_FOLDER, readBelow } from "../../content-files/content-root";
import { errorCode } from "../../site/errors";

/** A usable font file from the content folder. */
export interface FontFile {
  readonly file: string;
  readonly font: fontkit.Font;
  /** First 8 digits of the content's SHA-256. */
  readonly hash: string;
}

const FONT_FILE_MAX_BYTES = 1_000_000;
const FONT_UNPACKED_MAX_BYTES = 20_000_000;
const WOFF2_HEADER_BYTES = 48;
/**
 * Tag index of a table whose tag is spelled out. Tables in `GLYPH_TAGS` are transformed if their
 * version is 0, and all others if it isn't.
 */
const OWN_TAG = 63;
const GLYPH_TAGS: readonly number[] = [10, 11];
const SIGNATURES = { ".woff2": "wOF2", ".ttf": "\0\x01\0\0" } as const;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Opens a font file. Throws if it can't be read or contains several fonts. */
export const openFont = (file: string): fontkit.Font => parseFont(readFileSync(file));

function parseFont(bytes: Buffer): fontkit.Font {
  const font = fontkit.create(bytes);
  if ("fonts" in font) throw new Error("The file contains several fonts.");
  return font;
}

/** Reads a font from the content folder `root`, by its path below `images/`. */
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
    if (kind === ".woff2") assertUnpackedSize(bytes);
    const font = parseFont(bytes);
    const missing = Array.from(LETTERS).filter((letter) => !hasOutline(font, letter));
    if (missing.length > 0) return { problem: `doesn’t have the letters ${missing.join(" ")}` };
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
    return { file: path.join(root, IMAGES_FOLDER, name), font, hash };
  } catch (error) {
    const isBomb = errorCode(error) === "ERR_BUFFER_TOO_LARGE";
    return { problem: isBomb ? "unpacks to more than 20 MB" : "is damaged" };
  }
}

/**
 * Throws if a WOFF2 font unpacks to more than `FONT_UNPACKED_MAX_BYTES`, because 100 KB can unpack
 * to gigabytes. A font's tables are a single Brotli stream after the table directory (WOFF2,
 * sections 4 and 5).
 */
function assertUnpackedSize(bytes: Buffer): void {
  const tables = bytes.readUInt16BE(12);
  const compressedBytes = bytes.readUInt32BE(20);
  let at = WOFF2_HEADER_BYTES;
  const skipNumber = () => {
    while (bytes.readUInt8(at++) & 0x80); // the highest bit means that another byte follows
  };
  for (let table = 0; table < tables; table++) {
    const flags = bytes.readUInt8(at++);
    const tag = flags & 0x3f;
    if (tag === OWN_TAG) at += 4;
    skipNumber();
    const version = flags >> 6;
    const isTransformed = GLYPH_TAGS.includes(tag) ? version === 0 : version !== 0;
    if (isTransformed) skipNumber();
  }
  const maxOutputLength = FONT_UNPACKED_MAX_BYTES;
  brotliDecompressSync(bytes.subarray(at, at + compressedBytes), { maxOutputLength });
}

function hasOutline(font: fontkit.Font, letter: string): boolean {
  const point = letter.codePointAt(0) ?? 0;
  return font.hasGlyphForCodePoint(point) && font.glyphForCodePoint(point).bbox.width > 0;
}
