import type { MarkdownIt, StateInline } from "markdown-it";

/**
 * Keeps dial codes and multiplications in Markdown intact. Otherwise their asterisks would become
 * italics: `*544*1#` would read "5441#", and `KSh 5*3*2` would read "KSh 532".
 */

/**
 * Part of a code after an asterisk: digits, or a placeholder such as `{amount}`, `<amount>` or
 * `Till number`.
 */
const PART = String.raw`(?:<\p{L}[\p{L}\d _-]{0,30}>|[\p{L}\d+{(](?:[\p{L}\d +._(){}-]{0,30}[\p{L}\d(){}])?)`;
/**
 * A code that ends in `#` (`*544*1#`, `*100#`, `*#06#`, `*#*#4636#*#*`) or has at least two numbers
 * (`*544*1`).
 */
const CODE = String.raw`\*(?:#\*#\d+#\*#\*|#?\d+(?:\*${PART}){0,8}\*?#|\d+(?:\*\d+){1,8}(?![\d*]))`;
/** Call forwarding: `**21*0712345678#`. */
const TWO_STARS = String.raw`\*\*\d+\*${PART}(?:\*${PART}){0,8}#(?!\*)`;
/** A code and, if bold text starts with it, the two asterisks before it: `***544*1#**`. */
const DIAL_CODE = new RegExp(String.raw`(\*\*(?=\*#?\d))?(${CODE}|${TWO_STARS})`, "uy");

/** The asterisk of a multiplication: `5*3`, `units*0.8`, `5*KSh 100`. */
const STAR_OF_SUM = /(?<=[\p{L}\d)])\*(?=\d)|(?<=\d)\*(?=\p{Lu})/uy;

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

/**
 * Returns the dial code or multiplication sign at the asterisk with index `star`. If bold text
 * starts with the code, `bold` contains the two asterisks before it. Both strings are empty for any
 * other asterisk.
 */
export function dialCodeAt(
  text: string,
  star: number,
): { readonly bold: string; readonly code: string } {
  if (matchAt(STAR_OF_SUM, text, star)) return { bold: "", code: "*" };
  const [, bold = "", code = ""] =
    text[star - 1] === "*" ? [] : (matchAt(DIAL_CODE, text, star) ?? []);
  return { bold, code };
}

function dialCodeRule(state: StateInline, silent: boolean): boolean {
  const { src, pos } = state;
  if (src[pos] !== "*") return false;
  const { bold, code } = dialCodeAt(src, pos);
  if (!code) return false;
  state.pos += bold.length + code.length;
  if (silent) return true;
  for (const star of bold) {
    state.push("text", "", 0).content = star;
    const token = state.tokens.length - 1;
    // as the emphasis rule does for two asterisks that start bold text
    state.delimiters.push({ marker: 42, length: 2, token, end: -1, open: true, close: false });
  }
  state.push("text", "", 0).content = code;
  return true;
}

/** A markdown-it plugin that leaves dial codes and multiplications as they're written. */
export const dialCodes = (parser: MarkdownIt): void =>
  parser.inline.ruler.before("emphasis", "dial_codes", dialCodeRule);
