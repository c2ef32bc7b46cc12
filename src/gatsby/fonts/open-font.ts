import { createHash } from "node:crypto";
import { lstatSync, readFileSync } from "node:fs";
import * as fontkit from "fontkit";

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
export function openFont(file: string): fontkit.Font {
  const font = fontkit.create(readFileSync(file));
  if ("fonts" in font) throw new Error(`${file} holds several fonts.`);
  return font;
}

/** Reads a font of the content folder, or returns why it can't be used, as the end of a sentence. Follows no link. */
export function readFontFile(
  file: string,
  kind: keyof typeof SIGNATURES,
): FontFile | { readonly problem: string } {
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (!stat) return { problem: "is missing" };
  if (!stat.isFile()) return { problem: "is not a file; put the font itself there" };
  if (stat.size > FONT_FILE_MAX_BYTES) {
    return { problem: `has more than ${FONT_FILE_MAX_BYTES / 1_000} kB` };
  }
  const bytes = readFileSync(file);
  const signature = SIGNATURES[kind];
  if (bytes.toString("latin1", 0, signature.length) !== signature) {
    return { problem: `isn't a ${kind} font` };
  }
  try {
    const font = openFont(file);
    const missing = Array.from(LETTERS).filter((letter) => !hasOutline(font, letter));
    if (missing.length > 0) return { problem: `lacks the letters ${missing.join(" ")}` };
    return { file, font, hash: createHash("sha256").update(bytes).digest("hex").slice(0, 8) };
  } catch {
    return { problem: "is damaged" };
  }
}

function hasOutline(font: fontkit.Font, letter: string): boolean {
  const point = letter.codePointAt(0) ?? 0;
  return font.hasGlyphForCodePoint(point) && font.glyphForCodePoint(point).bbox.width > 0;
}
