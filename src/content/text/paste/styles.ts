import { linkAttributes } from "../allowed-html";
import { type ItemPlace, isSameMark, type Mark } from "./blocks";
import type { PasteElement } from "./paste-tree";

/** Works out what an element means from its name, attributes and inline style. */

export type Style = ReadonlyMap<string, string>;

const NO_STYLE: Style = new Map();

/**
 * Returns an element's inline style declarations in lower case. The last one for a property wins.
 */
export function styleOf({ attributes: { style } }: PasteElement): Style {
  if (!style) return NO_STYLE;
  const declarations = style.toLowerCase().split(";");
  return new Map(
    declarations.map((declaration) => {
      const colon = declaration.indexOf(":");
      return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()];
    }),
  );
}

/**
 * Inline elements that are kept, and what they're renamed to. Other elements are removed, but their
 * text stays.
 */
const MARKS: Readonly<Record<string, string>> = {
  ...{ b: "strong", strong: "strong", i: "em", em: "em", dfn: "em", var: "em" },
  ...{ s: "s", strike: "s", del: "s", u: "u", ins: "u", tt: "code", code: "code", kbd: "kbd" },
  ...{ samp: "samp", sub: "sub", sup: "sup", mark: "mark", small: "small", q: "q", cite: "cite" },
  abbr: "abbr",
};

const BOLD = /^(?:bold|bolder|[6-9]00)\b/;
const NOT_BOLD = /^(?:normal|lighter|[1-4]00)\b/;
const BOLD_OF_FONT = /(?:^|\s)(bold|[6-9]00)\s/;

/**
 * Returns the marks for text in `element`, based on the inherited ones and its own name and style.
 */
export function marksOf(
  element: PasteElement,
  style: Style,
  around: readonly Mark[],
): readonly Mark[] {
  const { name, attributes } = element;
  const weight = style.get("font-weight") ?? BOLD_OF_FONT.exec(style.get("font") ?? "")?.[1] ?? "";
  const slant = style.get("font-style") ?? "";
  const offset = style.get("vertical-align") ?? "";
  const lines = `${style.get("text-decoration")} ${style.get("text-decoration-line")}`;
  const own = MARKS[name];
  const title = name === "abbr" && attributes.title?.trim();
  let marks = around;
  const add = (tag: string, of: Mark["attributes"] = {}) => {
    const mark = { tag, attributes: of };
    if (marks.some((other) => isSameMark(mark, other))) return;
    marks = [...marks.filter((other) => other.tag !== tag), mark];
  };
  const remove = (tag: string) => {
    if (marks.some((mark) => mark.tag === tag)) marks = marks.filter((mark) => mark.tag !== tag);
  };
  if (own) add(own, title ? { title } : {});
  if (BOLD.test(weight)) add("strong");
  if (NOT_BOLD.test(weight)) remove("strong");
  if (/^(?:italic|oblique)\b/.test(slant)) add("em");
  if (slant === "normal") remove("em");
  if (lines.includes("line-through")) add("s");
  if (/^(?:super|sub)$/.test(offset)) add(offset === "super" ? "sup" : "sub");
  const link = name === "a" ? linkOf(element) : null;
  if (link) add("a", link);
  return marks;
}

/** Returns a link's attributes, or null if its target is missing or not allowed. */
function linkOf({
  attributes: { href = "", title = "" },
}: PasteElement): Mark["attributes"] | null {
  const url = withoutDetour(href.trim());
  const isAllowed = linkAttributes(url).href !== undefined || /^#./.test(url);
  return isAllowed ? { href: url, ...(title.trim() && { title: title.trim() }) } : null;
}

const DETOUR =
  /^https?:\/\/(?:www\.google\.[a-z.]{2,6}\/url\?(?:[^#]{0,2000}&)?(?:q|url)=|[\w.-]{1,100}\.safelinks\.protection\.outlook\.com\/(?:[^?#]{0,100})\?(?:[^#]{0,2000}&)?url=)([^&#]{1,4000})/i;

/**
 * Returns the actual target of a link that Google Docs or Outlook redirects through its own server.
 */
function withoutDetour(url: string): string {
  const [, target] = DETOUR.exec(url) ?? [];
  if (!target) return url;
  try {
    return decodeURIComponent(target);
  } catch {
    return url;
  }
}

/**
 * Returns a heading's level, 1 to 6, or 0 if `element` isn't a heading. Large text isn't enough.
 */
export function headingLevel({ name, attributes }: PasteElement, style: Style): number {
  const [, own] = /^h([1-6])$/.exec(name) ?? [];
  if (own) return Number(own);
  if (attributes.role === "heading") {
    return Math.min(6, Math.max(1, Number(attributes["aria-level"]) || 2));
  }
  const [level] = /^[1-6]\b/.exec(style.get("mso-outline-level") ?? "") ?? [];
  return level ? Number(level) : /\bMsoTitle\b/.test(attributes.class ?? "") ? 1 : 0;
}

/** Returns the list position of a paragraph that Word shows as a list item, or null. */
export function wordItem(style: Style): Pick<ItemPlace, "list" | "level"> | null {
  const [, list = "", level] = /^(l\d+)?\s*level(\d)/.exec(style.get("mso-list") ?? "") ?? [];
  return level ? { list: `word ${list}`, level: Number(level) } : null;
}

const POINTS: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75 };

/** Returns the level of a list item from its margin. Word indents each level by 36 points. */
export function levelByMargin(style: Style): number {
  const margin = style.get("margin-left") ?? style.get("margin")?.split(/\s+/)[3] ?? "";
  const [, size, unit = ""] = /^(\d{0,4}\.?\d{1,4})(pt|in|cm|mm|px)$/.exec(margin) ?? [];
  return Math.min(9, Math.max(1, Math.round((Number(size ?? 0) * (POINTS[unit] ?? 0)) / 36)));
}

const BULLETS = "[·•▪◦§■□●○➢✓\\uF000-\\uF0FF–-]";
const NUMBER = "\\(?(?:\\d{1,4}|[a-z]{1,4})[.)]";
const NUMBERED = new RegExp(`^${NUMBER}`, "i");
/** Matches a bullet or number, including the wide gap that Word writes after it. */
const MARKER = new RegExp(
  `^\\s{0,20}(?:${BULLETS}|o|${NUMBER})(?=[^\\S\\u00A0]?\\u00A0)\\s{2,60}`,
  "i",
);

/** Returns the bullet or number at the start of the text, with the gap after it, or "". */
export const markerIn = (text: string): string => MARKER.exec(text)?.[0] ?? "";

export function listOfMarker(marker: string): Pick<ItemPlace, "isOrdered" | "attributes"> {
  const text = marker.trim();
  const [start = "1"] = /\d+/.exec(text) ?? [];
  const isOrdered = NUMBERED.test(text);
  return {
    isOrdered,
    attributes: isOrdered && Number(start) !== 1 ? { start: `${Number(start)}` } : {},
  };
}

/** Returns whether the element was invisible on the page it was copied from. */
export const isHidden = ({ attributes }: PasteElement, style: Style): boolean =>
  "hidden" in attributes || style.get("display") === "none" || style.get("mso-hide") === "all";

/** Matches the URL of a picture that existed only on the editor's computer or in a mail program. */
export const NOT_UPLOADED = /^\s*(?:data|file|cid|blob|about|javascript):/i;

/** Returns a picture's attributes, or null if its URL can't be used here. */
export function pictureOf({ attributes }: PasteElement): Mark["attributes"] | null {
  const named = ["src", "data-src", "data-lazy-src", "data-original"];
  const urls = named.flatMap((name) => attributes[name]?.trim() ?? []);
  const src = urls.find((url) => url !== "" && !NOT_UPLOADED.test(url));
  // keeps an empty address, so that the report mentions the picture
  return src || urls[0] === "" ? { src: src ?? "", alt: attributes.alt ?? "" } : null;
}
