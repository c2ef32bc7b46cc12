import { FALLBACKS, fontOf } from "./fallbacks";

/** Matches characters that join or modify others and need no glyph. */
const JOINER = /^(?:\n|\p{Cf}|\p{Variation_Selector})$/u;
const isBlank = (character: string): boolean => JOINER.test(character) || /^\s$/.test(character);
/** Matches characters that Courier has. It's the only font in PDFs that isn't read from a file. */
const IN_COURIER = /^[ -~\u00A0-ÿ–—‘’“”•…€]$/u;
const LETTER_WITH_MARKS = /.\p{M}*/gsu;

const hasGlyph = (font: string, character: string): boolean =>
  font === "Courier"
    ? IN_COURIER.test(character)
    : fontOf(font).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
const hasLetter = (font: string, character: string): boolean =>
  JOINER.test(character) || hasGlyph(font, character);

/**
 * Removes characters that one of `fonts` lacks and no fallback has, and adds them to `missing`.
 * White space stays.
 */
export function drawableText(text: string, fonts: readonly string[], missing: Set<string>): string {
  const isDrawable = (character: string) =>
    isBlank(character) ||
    fonts.every((font) => hasLetter(font, character)) ||
    FALLBACKS.some((font) => hasLetter(font, character));
  const drawn = [...text.normalize("NFC")].filter((character) => {
    if (isDrawable(character)) return true;
    missing.add(character);
    return false;
  });
  return drawn.join("");
}

/** A piece of text, and the path of its font. */
export interface FontRun {
  readonly font: string;
  readonly text: string;
}

/**
 * Splits text into runs of one font. Each letter, with its marks, uses the first font that contains
 * all of them, out of `fonts` and then the fallbacks. White space stays in the preceding font.
 */
export function fontRuns(text: string, fonts: readonly [string, ...string[]]): readonly FontRun[] {
  const fontFor = (part: string) =>
    [...fonts, ...FALLBACKS].find((font) => [...part].every((one) => hasLetter(font, one)));
  const runs: { font: string; text: string }[] = [];
  for (const [letter] of text.normalize("NFC").matchAll(LETTER_WITH_MARKS)) {
    for (const part of fontFor(letter) ? [letter] : letter) {
      const last = runs.at(-1);
      const stays = last && isBlank(part) && hasGlyph(last.font, part);
      const font = stays ? last.font : (fontFor(part) ?? fonts[0]);
      if (last?.font === font) last.text += part;
      else runs.push({ font, text: part });
    }
  }
  return runs;
}
