import { LINK_SCHEMES } from "../../../content/text/allowed-html";
import { encodeText } from "../../../site/format/text";
import { absoluteUrl } from "../../../site/seo/absolute-url";

/** Escapes words and links as parts of a Markdown text, so that they are read as nothing else. */

/** Matches the beginning of a link, an emphasis, code, HTML or a character reference. */
export const MARKS = /[\\`*_[\]<]|~~|&(?=#?\w+;)/g;
/** Matches the beginning of a heading, quotation, list or rule; `BEGINNING_ESCAPED` replaces it. */
export const BEGINNING = /^(?:([#>]|=(?=[=\s]*$)|[-+](?=[-+\s]|$))|(\d{1,9})(?=[.)](?:\s|$)))/;
export const BEGINNING_ESCAPED = "$2\\$1";

/** Escapes words of a line, runs of white space as one space. */
export const escapeWords = (text: string): string =>
  text.replace(/[ \t\r\n\f]+/g, " ").replace(MARKS, "\\$&");

/** Returns a text as one line of Markdown that shows its words. */
export const markdownLine = (text: string): string =>
  escapeWords(text).trim().replace(BEGINNING, BEGINNING_ESCAPED);

/** Matches characters that Markdown, or a table in it, could read as the end of a URL. */
const NOT_IN_URL = /[^\x21-\x7e]+|[<>()[\]\\`"|]/gu;
const percentEncoded = (text: string): string =>
  encodeText(text).replace(/[()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Returns the URL of a link as Markdown has it: absolute and percent-encoded. Null for a part of the page
 * and for a scheme that content may not link.
 */
export function markdownUrl(href: string): string | null {
  const target = href.trim();
  if (!target || target.startsWith("#")) return null;
  const url = target.startsWith("/") && !/^\/[/\\]/.test(target) ? absoluteUrl(target) : target;
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  if (!scheme || !LINK_SCHEMES.includes(scheme)) return null;
  return url.replace(NOT_IN_URL, percentEncoded).replace(/&(?=#?\w+;)/g, "&amp;");
}

/** Returns a link with `words`, which are escaped already; the words alone where the link leads nowhere. */
export function markdownLink(words: string, href: string): string {
  const url = markdownUrl(href);
  return url === null ? words : `[${words}](${url})`;
}
