import type { Font } from "fontkit";
import { readFontFile } from "./font-file";
import { openFont } from "./open-font";
import type { FontFile } from "./subset";

/** A font that a company brings, as it can be used. */
export interface CompanyFont extends FontFile {
  readonly font: Font;
  readonly family: string;
}

const LETTERS = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");
const FAMILY_MAX_CHARS = 60;

/** Reads a font of the content folder, or returns the end of a sentence that says why it cannot be used. */
export function readCompanyFont(file: string): CompanyFont | { readonly problem: string } {
  const read = readFontFile(file);
  if ("problem" in read) return read;
  try {
    const font = openFont(read.bytes);
    return problemOf(font) ?? { ...read, font, family: familyOf(font) };
  } catch {
    return { problem: "is damaged, or no font" };
  }
}

function problemOf(font: Font): { readonly problem: string } | null {
  const { italic, oblique } = font["OS/2"].fsSelection;
  if (italic || oblique || font.italicAngle !== 0) {
    return { problem: "is italic; an upright font is needed" };
  }
  const characters = new Set(font.characterSet);
  const missing = LETTERS.filter((letter) => !characters.has(letter.codePointAt(0) ?? 0));
  if (missing.length === LETTERS.length) return { problem: "has no Latin letters" };
  if (missing.length > 0) return { problem: `lacks the letters ${missing.join(" ")}` };
  return null;
}

/** Matches the weight that fonts of one weight, and packages of variable fonts, have behind the name of the family. */
const WEIGHT_NAME =
  / (?:thin|hairline|(?:extra|ultra|semi|demi)? ?(?:light|bold)|regular|normal|book|medium|black|heavy)$/i;

/**
 * Returns the name of a font's family, without its weight: letters, digits, hyphens and spaces alone, since it stands in
 * style sheets and scripts.
 */
function familyOf(font: Font): string {
  const name = String(font.getName("preferredFamily", "en") ?? font.familyName ?? "");
  const plain = name
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}-]+/gu, " ")
    .slice(0, FAMILY_MAX_CHARS)
    .trim();
  return plain.replace(WEIGHT_NAME, "") || "Company";
}
