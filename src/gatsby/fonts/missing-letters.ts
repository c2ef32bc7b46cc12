import type { Font } from "fontkit";
import { MARKET } from "../../site/company/brand";
import { openFont } from "./open-font";

/** White space, and characters that only join or select others: they need no glyph. */
const UNDRAWN = /^(?:\s|\p{Cf}|\p{Variation_Selector})$/u;
/** Scripts that pdfkit draws in the wrong order. */
const RIGHT_TO_LEFT = /^(?:\p{Script=Arabic}|\p{Script=Hebrew})$/u;
const CURRENCY_CODES: Readonly<Record<string, string>> = {
  "₦": "NGN",
  "₵": "GHS",
  "₹": "INR",
  "₺": "TRY",
  "₫": "VND",
  "₱": "PHP",
  "₩": "KRW",
};
const CURRENCY_SIGN = new RegExp(`([${Object.keys(CURRENCY_CODES).join("")}])([ \u00A0]?)`, "gu");

const fonts = new Map<string, Font>();
function opened(file: string): Font {
  const font = fonts.get(file) ?? openFont(file);
  fonts.set(file, font);
  return font;
}

const isInFonts = (character: string, files: readonly string[]): boolean =>
  UNDRAWN.test(character) ||
  files.every((file) => opened(file).hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

/** Returns the characters of a text that one of the font files doesn't have, each once. */
export const missingLetters = (text: string, files: readonly string[]): readonly string[] =>
  [...new Set(text.normalize("NFC"))].filter((character) => !isInFonts(character, files));

/**
 * Returns a text for a PDF in which each character is in the font files: a currency sign becomes the currency's code, a
 * letter with accents loses them. Everything else that the fonts don't have, and right-to-left text, is left out and
 * added to `missing`.
 */
export function drawableText(text: string, files: readonly string[], missing: Set<string>): string {
  const { symbol, code } = MARKET.currency;
  const named = missingLetters(symbol, files).length > 0 ? text.replaceAll(symbol, code) : text;
  const coded = named.replace(CURRENCY_SIGN, (found, sign: string, space: string) =>
    isInFonts(sign, files) ? found : `${CURRENCY_CODES[sign]}${space || " "}`,
  );
  const drawn = [...coded.normalize("NFC")].map((character) => {
    if (!RIGHT_TO_LEFT.test(character) && isInFonts(character, files)) return character;
    const [letter = ""] = character.normalize("NFD");
    const isAccented = letter !== character && isInFonts(letter, files);
    missing.add(character);
    return isAccented ? letter : "";
  });
  return drawn.join("");
}
