import { wellFormed } from "../../site/format/text";

/**
 * Matches characters that no format of the site may contain: control characters except tab and line ends (C1 among
 * them), and the code points that Unicode keeps for programs (U+FFFE, say), which XML refuses.
 */
const NOT_TEXT = /[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu;

/** Matches line ends of other programs, such as PowerPoint's U+000B and InDesign's U+2028. */
const OTHER_LINE_END = /[\v\f\u0085\u2028\u2029]/g;

/**
 * Removes forbidden characters from `text`; half a surrogate pair becomes U+FFFD, and a line end of another program an
 * ordinary one. Takes linear time.
 */
export const cleanText = (text: string): string =>
  wellFormed(text).replace(OTHER_LINE_END, "\n").replace(NOT_TEXT, "");

/** Matches characters that reverse the direction of the text after them, and the byte order mark. */
const OVERRIDE = /[\uFEFF\u202A-\u202E\u2066-\u2069]/g;
/**
 * Matches C1 characters that HTML reads as letters of Windows-1252: "&#128;" is the euro sign. Five numbers are none.
 */
const WINDOWS_1252 = /[\u0080\u0082-\u008c\u008e\u0091-\u009c\u009e\u009f]/;
const REFERENCE = /&#(?:x([\da-f]+)|(\d+));?/gi;

/**
 * Cleans HTML like `cleanText`, also of direction overrides and of numeric character references to a removed character:
 * each reference becomes U+FFFD, as HTML has it for NUL. It must run before a sanitiser, since removing a character
 * from sanitised HTML could complete a word such as "javascript:".
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
