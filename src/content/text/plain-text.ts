import { cutText, wellFormed } from "../../site/format/text";
import { decodeEntities } from "./decode-entities";

/** Pure text functions for the build and the browser. */

/**
 * Matches characters that are invisible in a line: control characters, lone surrogates, unusual
 * line breaks, noncharacters, direction overrides and fillers. Emoji sequences, including keycaps
 * and the flags of England, Scotland and Wales, may contain such characters, so whole sequences are
 * captured and "$1" keeps them.
 */
const UNSEEN =
  /(\u{1F3F4}[\u{E0061}-\u{E007A}]{3,6}\u{E007F}|[\d#*]\uFE0F?\u20E3|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\uFE0E\uFE0F]|\u200D(?=\p{Extended_Pictographic}))*)|[\p{Cc}\p{Cs}\u2028\u2029\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}]/gu;
/** Matches a visible letter, digit or sign, but not a space, a lone combining mark or U+FFFD. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800\uFFFD])[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Returns a single line of plain text, without invisible characters and with white space collapsed.
 */
export function plainLine(text: string): string {
  const spaced = wellFormed(text).replace(/[\t\n\v\f\r\u0085\u2028\u2029]/g, " ");
  return spaced.replace(UNSEEN, "$1").replace(/\s+/g, " ").trim();
}

/** Returns whether every character is visible or a space. */
export const hasOnlyShown = (text: string): boolean => text.replace(UNSEEN, "$1") === text;

/**
 * Returns text for one line of a report, at most `max` characters, with invisible characters
 * written as escapes.
 */
export function visibleLine(text: string, max: number): string {
  const line = text.slice(0, max + 1).replace(UNSEEN, (character, emoji?: string) => {
    if (emoji) return emoji;
    const code = (character.codePointAt(0) ?? 0).toString(16);
    return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, "0")}`;
  });
  return line.length > max ? `${cutText(line, max - 1)}…` : line;
}

export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** Matches a complete character reference, such as "&amp;" or "&#8217;". */
const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

/**
 * Decodes the character references in plain text, but only once. References must end with a
 * semicolon, so "AT&T" and "R&D&copy" stay unchanged.
 */
export const decodeReferences = (text: string): string => text.replace(REFERENCE, decodeEntities);

/** Matches WordPress shortcodes for captions, galleries, page builders and the like. */
const SHORTCODE =
  /\[\/?(?:caption|gallery|playlist|audio|video|embed|more|(?:vc|et_pb|fusion|av|su|fl|wpb|tatsu|mk)_\w{1,60}|contact-form(?:-7)?|elementor-template|wpforms|gravityform|rev_slider|ninja_form)(?![\w-])[^[\]\n]{0,2000}\]/gi;

/** Removes WordPress shortcodes. Other text in brackets stays. */
export const withoutShortcodes = (text: string): string =>
  text.includes("[") ? text.replace(SHORTCODE, "") : text;

export const escapeHtml = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/**
 * Matches an element whose text isn't shown, a bullet or number that Word wrote as text, a comment
 * or directive, or any other tag.
 */
const MARKUP = new RegExp(
  [
    String.raw`<(script|style|title|xml|noscript|template|textarea|select|iframe)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)`,
    String.raw`<!(?:--)?\[if !supportLists\](?:--)?>[\s\S]{0,2000}?<!(?:--)?\[endif\](?:--)?>`,
    // Word's style still marks the bullet if an editor has removed these directives
    String.raw`<span\b[^>]{0,500}mso-list:\s?ignore[^>]*>[^<]{0,50}(?:<span\b[^>]*>[^<]{0,200}<\/span>)?[^<]{0,50}<\/span>`,
    String.raw`<(span|p|div)\b[^>]{0,500}(?:display:\s?none|mso-hide:\s?all)[^>]*>[^<]*<\/\2>`,
    String.raw`<!--[\s\S]*?(?:-->|$)`,
    "<[!?][^>]*>",
    String.raw`<\/?[a-z](?:[^<>"']|"[^"<]*"|'[^'<]*')*>`, // an attribute value may contain ">"
    String.raw`<\/?[a-z][^>]*>`,
  ].join("|"),
  "gi",
);
/** Matches a tag that separates the words before and after it. */
const PARTS_WORDS =
  /^<\/?(?:address|article|aside|blockquote|body|br|caption|center|d[dlt]|details|dialog|dir|div|fieldset|fig(?:caption|ure)|footer|form|h[1-6r]|head(?:er)?|hgroup|html|legend|li|main|menu|nav|[ou]l|option|p|pre|search|section|summary|table|t[dhr]|t(?:body|foot|head))\b(?!:)/i;

/** Returns the words of HTML or plain text as one line, as a reader would see them. */
export function htmlToText(html: string): string {
  const end = html.lastIndexOf(">");
  // no tag ends after the last ">", so each "<" there would make the pattern search to the end of
  // the text
  const closed = html.slice(0, end + 1) + html.slice(end + 1).replace(/<(?!!--)/g, "&lt;");
  const words = closed.replace(MARKUP, (tag) => (PARTS_WORDS.test(tag) ? " " : ""));
  return plainLine(decodeEntities(withoutShortcodes(words)));
}

/**
 * Makes a slug: lower-case letters and digits of any script, joined by hyphens. Returns "" if the
 * name contains none. Names that differ only in case, accents, punctuation or invisible characters
 * get the same slug.
 */
export function slugify(name: string): string {
  const slug = name
    .normalize("NFKD")
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]+/gu, "")
    .toLowerCase()
    .toUpperCase() // "ß" and "SS", "ς" and "σ" differ only in case
    .toLowerCase()
    .replace(/ς/g, "σ") // JavaScript lower-cases "Σ" to "ς" at the end of a word
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  return cutText(slug, 80).replace(/-+$/, "");
}

/**
 * Splits a role at its first comma: "CTO, Duka, Ltd" becomes "CTO" and "Duka, Ltd". Missing parts
 * default to "Client" and "Company".
 */
export function splitRole(role: string): { readonly title: string; readonly company: string } {
  const comma = role.indexOf(",");
  const title = (comma < 0 ? role : role.slice(0, comma)).trim();
  const company = comma < 0 ? "" : role.slice(comma + 1).trim();
  return { title: title || "Client", company: company || "Company" };
}

/** Counts words as a reader would, so "don't" and "1,000" are one word each. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
