import { cutText, wellFormed } from "../../site/format/text";

/** Pure text functions of build and browser. Source: docs/product.md, "Content types". */

/** Control characters, and direction overrides, which would turn the words after them too. */
const UNSEEN = /[^\P{Cc}\t\n\r]|[\u2028\u2029\uFEFF\u202A-\u202E\u2066-\u2069]/gu;
/** A letter, digit or sign that is drawn: no space, lone mark, invisible or replaced character. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800\uFFFD])[\p{L}\p{N}\p{P}\p{S}]/u;
const ENTITIES = new Map(
  Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    nbsp: " ",
    rsquo: "’",
    lsquo: "‘",
    rdquo: "”",
    ldquo: "“",
    ndash: "–",
    mdash: "—",
    hellip: "…",
  }),
);

/** Returns one line of plain text: whole characters, none for control, runs of white space as one space. */
export function plainLine(text: string): string {
  return wellFormed(text).replace(UNSEEN, "").replace(/\s+/g, " ").trim();
}

/** Whether `text` has a visible character. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

function decodeEntities(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    const lower = name.toLowerCase();
    if (!lower.startsWith("#")) return ENTITIES.get(lower) ?? whole;
    const code = lower.startsWith("#x")
      ? Number.parseInt(lower.slice(2), 16)
      : Number(lower.slice(1));
    const valid = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return valid ? String.fromCodePoint(code) : "";
  });
}

export const escapeHtml = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** A script or style with its code, a comment, or any other tag; from "<" on one of them always ends. */
const MARKUP =
  /<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)|<\/?[a-z][^>]*>/gi;

/** Returns the words of an HTML or plain text as one line, without those of scripts and styles. */
export function htmlToText(html: string): string {
  const end = html.lastIndexOf(">");
  // behind the last ">" no tag can end, and each "<" would be followed to the end of the text
  const closed = html.slice(0, end + 1) + html.slice(end + 1).replace(/<(?!!--)/g, "&lt;");
  const words = plainLine(decodeEntities(closed.replace(MARKUP, " ")));
  return words.replace(/ ([.,;:!?])/g, "$1");
}

/** Cuts a text after the last whole word within `max` characters and adds an ellipsis. */
export function truncateAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max + 1);
  const end = cut.lastIndexOf(" ");
  const kept = end > 0 ? cut.slice(0, end) : cutText(text, max);
  return `${kept.replace(/[\s,;:.–—-]+$/u, "")}…`;
}

/**
 * Makes a path segment from any name: lower case, letters and digits of any script, hyphens between.
 * Empty for a name without these. Names that differ by case, accents or punctuation alone have the
 * same segment.
 */
export function toSegment(name: string): string {
  const segment = name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  return cutText(segment, 80).replace(/-+$/, "");
}

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );
/** Nairobi is three hours ahead of UTC, all year round. */
const NAIROBI_MS = 3 * 3_600_000;

/**
 * Formats a valid time as "October 5, 2026" in Nairobi's time zone, wherever the site is built or read;
 * empty without one. Without `Intl`, whose first call takes 60 ms on a slow phone.
 */
export function longDate(iso: string | null): string {
  if (!iso) return "";
  const day = new Date(Date.parse(iso) + NAIROBI_MS);
  return `${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

/** Splits "CTO, Duka, Ltd" into "CTO" and "Duka, Ltd": only the first comma separates. */
export function splitRole(role: string): { readonly title: string; readonly company: string } {
  const comma = role.indexOf(",");
  const title = (comma < 0 ? role : role.slice(0, comma)).trim();
  const company = comma < 0 ? "" : role.slice(comma + 1).trim();
  return { title: title || "Client", company: company || "Company" };
}

/** Counts words as a reader does. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
