import { LINK_SCHEMES } from "../../../content/text/allowed-html";
import { encodeText } from "../../../site/format/text";
import { absoluteUrl } from "../../../site/seo/absolute-url";

/** Escapes words and links so that Markdown doesn't read them as markup. */

/** Matches the start of a link, emphasis, code, HTML or a character reference. */
export const MARKS = /[\\`*_[\]<]|~~|&(?=#?\w+;)/g;
/** Matches the start of a heading, quotation, list or rule. Replace it with `BEGINNING_ESCAPED`. */
export const BEGINNING = /^(?:([#>]|=(?=[=\s]*$)|[-+](?=[-+\s]|$))|(\d{1,9})(?=[.)](?:\s|$)))/;
export const BEGINNING_ESCAPED = "$2\\$1";

/** Escapes words within a line and collapses white space. */
export const escapeWords = (text: string): string =>
  text.replace(/[ \t\r\n\f]+/g, " ").replace(MARKS, "\\$&");

/** Returns text as one line of Markdown that shows exactly its words. */
export const markdownLine = (text: string): string =>
  escapeWords(text).trim().replace(BEGINNING, BEGINNING_ESCAPED);

/** Matches characters that could end a URL in Markdown or a Markdown table. */
const NOT_IN_URL = /[^\x21-\x7e]+|[<>()[\]\\`"|]/gu;
const percentEncoded = (text: string): string =>
  encodeText(text).replace(/[()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Returns a link's URL for Markdown, absolute and percent-encoded. Returns null for a link within
 * the page, or one with a scheme that content may not use.
 */
export function markdownUrl(href: string): string | null {
  const target = href.trim();
  if (!target || target.startsWith("#")) return null;
  const url = target.startsWith("/") && !/^\/[/\\]/.test(target) ? absoluteUrl(target) : target;
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  if (!scheme || !LINK_SCHEMES.includes(scheme)) return null;
  return url.replace(NOT_IN_URL, percentEncoded).replace(/&(?=#?\w+;)/g, "&amp;");
}

/**
 * Returns a Markdown link, or just `words` if the URL isn't allowed. `words` must already be
 * escaped.
 */
export function markdownLink(words: string, href: string): string {
  const url = markdownUrl(href);
  return url === null ? words : `[${words}](${url})`;
}
