import { wellFormed } from "../../site/format/text";

/**
 * Matches characters that must not appear anywhere on the site: control characters (including C1)
 * except tab and line breaks, and noncharacters such as U+FFFE, which XML refuses.
 */
const NOT_TEXT = /[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu;

/** Matches other programs' line breaks, such as PowerPoint's U+000B and InDesign's U+2028. */
const OTHER_LINE_END = /[\v\f\u0085\u2028\u2029]/g;

/**
 * Removes forbidden characters, replaces lone surrogates with U+FFFD, and converts other programs'
 * line breaks to "\n". Runs in linear time.
 */
export const cleanText = (text: string): string =>
  wellFormed(text).replace(OTHER_LINE_END, "\n").replace(NOT_TEXT, "");

/** Matches the byte order mark and direction overrides, which reverse the text after them. */
const OVERRIDE = /[\uFEFF\u202A-\u202E\u2066-\u2069]/g;
/**
 * Matches the C1 characters that HTML reads as Windows-1252, so that "&#128;" is the euro sign. The
 * five that Windows-1252 doesn't assign are excluded.
 */
const WINDOWS_1252 = /[\u0080\u0082-\u008c\u008e\u0091-\u009c\u009e\u009f]/;
const REFERENCE = /&#(?:x([\da-f]+)|(\d+));?/gi;

/**
 * Cleans HTML as `cleanText` does. It also removes direction overrides, and replaces numeric
 * references to forbidden characters with U+FFFD, as HTML does for NUL. Call it before a sanitiser,
 * because removing a character from sanitised HTML could complete a word such as "javascript:".
 */
export const cleanHtml = (html: string): string =>
  withoutOverrides(html).replace(REFERENCE, (whole, hex?: string, decimal = "") => {
    const code = Number(hex === undefined ? decimal : `0x${hex}`);
    if (code > 0x10_ffff) return "\uFFFD";
    const character = String.fromCodePoint(code);
    const clean = withoutOverrides(character);
    return WINDOWS_1252.test(character) || clean === character ? whole : clean || "\uFFFD";
  });

const withoutOverrides = (text: string): string => cleanText(text).replace(OVERRIDE, "");
