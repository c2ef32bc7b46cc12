import { contentAnchor } from "../../site/routes";

/** Rules for HTML from the content API, for the build's sanitiser and the browser's. */
export const ALLOWED_TAGS: readonly string[] = [
  ..."p br hr h3 h4 strong b em i u s sub sup mark small ul ol li dl dt dd blockquote q".split(" "),
  ..."cite pre code kbd samp abbr table caption thead tbody tfoot tr th td figure".split(" "),
  ..."figcaption aside a img".split(" "),
];

/** Elements that are left out together with their text; other forbidden elements leave their text behind. */
export const WORDLESS_TAGS: readonly string[] =
  "script style template title textarea select option iframe noembed noframes xmp plaintext".split(
    " ",
  );

/** Attributes of content by element. Any element may have an `id` that begins with "part-". */
export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "title", "rel"],
  img: ["src", "alt"],
  th: ["scope", "colspan", "rowspan"],
  td: ["colspan", "rowspan"],
  ol: ["start", "reversed"],
  abbr: ["title"],
};

/** Returns whether content may give an element this id: only with the prefix that no id of the site's own code has. */
export const isContentId = (id: string): boolean => id.startsWith(contentAnchor(""));

/** Attributes that have a meaning even when they are empty. */
export const EMPTY_ATTRIBUTES: readonly string[] = ["alt", "reversed"];

/** Returns the `alt` of a picture that says `written`: editors write “decorative” for one that says nothing of its own. */
export const alternativeText = (written: string): string =>
  written.trim().toLowerCase() === "decorative" ? "" : written;

/** New names of heading elements: a post's own headings are `h2`, those in its text come below them. */
export const RENAMED_TAGS: Readonly<Record<string, string>> = {
  h1: "h3",
  h2: "h3",
  h5: "h4",
  h6: "h4",
};

/** Schemes of links; a URL without one stays on the site. */
export const LINK_SCHEMES: readonly string[] = ["http", "https", "mailto", "tel", "sms"];

/** Characters that a parser of URLs, or another reader of them, removes before it looks for a scheme or a host. */
const IGNORED = /[\0-\x20\xa0\u1680\u180e\u2000-\u2029\u205f\u3000\ufeff]/g;
/** Matches a URL of an allowed scheme or of this site: no other host, and no colon where a scheme would be. */
const SAFE = new RegExp(`^(?:(?:${LINK_SCHEMES.join("|")}):|(?![/\\\\]{2})[^:]*(?:[/?#]|$))`, "i");

/**
 * Returns the attributes of a link to `href` as URLs' parser reads it; none for an address that is not
 * allowed, or whose path or fragment has a percent sign that ends nothing, which no page can decode.
 */
export function linkAttributes(href: string): { readonly href?: string; readonly rel?: string } {
  const url = href.replace(/^[\0-\x20]+|[\0-\x20]+$|[\t\n\r]/g, "");
  if (url === "" || /[<>]/.test(url) || !SAFE.test(url.replace(IGNORED, "")) || !isDecodable(url)) {
    return {};
  }
  return { href: url, ...(/^https?:/i.test(url) && { rel: "noopener noreferrer" }) };
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.replace(/\?[^#]*/, ""));
    return true;
  } catch {
    return false;
  }
}
