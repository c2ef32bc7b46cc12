/** Pure text rules that mapping, search and the live layer share. Source: docs/product.md, "Content types". */

/** Control characters, and what turns the direction of all that follows, our own words included. */
const UNSEEN = /[^\P{Cc}\t\n\r]|[\u2028\u2029\uFEFF\u202A-\u202E\u2066-\u2069]/gu;
/** A letter, digit or sign that leaves ink: no space, mark alone, or character made to be unseen. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;
const ENTITIES: Readonly<Record<string, string>> = {
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
};

/** One line of plain text: no control characters, runs of white space as one space. */
export function plainLine(text: string): string {
  return text.replace(UNSEEN, "").replace(/\s+/g, " ").trim();
}

/** Whether a reader would see anything of `text`. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

function decodeEntities(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    const lower = name.toLowerCase();
    if (!lower.startsWith("#"))
      return Object.hasOwn(ENTITIES, lower) ? (ENTITIES[lower] ?? whole) : whole;
    const code = lower.startsWith("#x")
      ? Number.parseInt(lower.slice(2), 16)
      : Number(lower.slice(1));
    const valid = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return valid ? String.fromCodePoint(code) : "";
  });
}

/** The words of an HTML or plain text, as one line; script and style contents are no words. */
export function htmlToText(html: string): string {
  const withoutCode = html.replace(/<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, " ");
  const withoutTags = withoutCode
    .replace(/<!--[\s\S]*?(?:-->|$)/g, " ")
    .replace(/<\/?[a-z][^>]*>/gi, " ");
  return plainLine(decodeEntities(withoutTags)).replace(/ ([.,;:!?])/g, "$1");
}

/** At most `max` characters and an ellipsis, cut at the last word that fits whole. */
export function truncateAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max + 1);
  const end = cut.lastIndexOf(" ");
  const kept = end > 0 ? cut.slice(0, end) : text.slice(0, max);
  return `${kept.replace(/[\s,;:.–—-]+$/u, "")}…`;
}

/**
 * A path segment from any name: lower case, letters and digits of any script, hyphens between.
 * Empty when the name has none of these. Two names that differ by case, accents or punctuation
 * alone give the same segment.
 */
export function toSegment(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80)
    .replace(/-+$/, "");
}

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );
/** Nairobi is three hours ahead of UTC, all year round. */
const NAIROBI_MS = 3 * 3_600_000;

/**
 * "October 5, 2026", in Nairobi's time: the same day wherever the site is built or read; empty without
 * a date. `iso` must be a valid time. By hand, because on a slow phone `Intl` takes 60 ms to begin.
 */
export function longDate(iso: string | null): string {
  if (!iso) return "";
  const day = new Date(Date.parse(iso) + NAIROBI_MS);
  return `${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

/** "CTO, Duka, Ltd" is the CTO of "Duka, Ltd": only the first comma separates. */
export function splitRole(role: string): { readonly title: string; readonly company: string } {
  const comma = role.indexOf(",");
  const title = (comma < 0 ? role : role.slice(0, comma)).trim();
  const company = comma < 0 ? "" : role.slice(comma + 1).trim();
  return { title: title || "Client", company: company || "Company" };
}

/** Words as a reader counts them. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
