import { contentAnchor } from "../../site/routes";

/** Rules for HTML from the content API, shared by the build's and the browser's sanitiser. */
export const ALLOWED_TAGS: readonly string[] = [
  ..."p br hr h3 h4 strong b em i u s sub sup mark small ul ol li dl dt dd blockquote q".split(" "),
  ..."cite pre code kbd samp abbr table caption thead tbody tfoot tr th td figure".split(" "),
  ..."figcaption aside a img".split(" "),
];

/** Elements removed together with their text. Other forbidden elements leave their text behind. */
export const WORDLESS_TAGS: readonly string[] =
  "script style template title textarea select option iframe noembed noframes xmp plaintext".split(
    " ",
  );

/** Allowed attributes by element. Any element may have an `id` starting with "part-". */
export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "title", "rel"],
  img: ["src", "alt"],
  th: ["scope", "colspan", "rowspan"],
  td: ["colspan", "rowspan"],
  ol: ["start", "reversed"],
  abbr: ["title"],
};

/** Returns whether content may use this id. The prefix keeps it apart from the site's own ids. */
export const isContentId = (id: string): boolean => id.startsWith(contentAnchor(""));

/** Attributes that mean something even when empty. */
export const EMPTY_ATTRIBUTES: readonly string[] = ["alt", "reversed"];

/** Returns an image's `alt`. Editors write “decorative” for an image without information. */
export const alternativeText = (written: string): string =>
  written.trim().toLowerCase() === "decorative" ? "" : written;

/** A post's own headings are `h2`, so headings inside its text become lower ones. */
export const RENAMED_TAGS: Readonly<Record<string, string>> = {
  h1: "h3",
  h2: "h3",
  h5: "h4",
  h6: "h4",
};

/** Allowed URL schemes. A URL without one stays on the site. */
export const LINK_SCHEMES: readonly string[] = ["http", "https", "mailto", "tel", "sms"];

/** Characters that URL parsers and other readers remove before looking for a scheme or host. */
const IGNORED = /[\0-\x20\xa0\u1680\u180e\u2000-\u2029\u205f\u3000\ufeff]/g;
/**
 * Matches an allowed scheme or a URL of this site: no other host, no colon where a scheme would be.
 */
const SAFE = new RegExp(`^(?:(?:${LINK_SCHEMES.join("|")}):|(?![/\\\\]{2})[^:]*(?:[/?#]|$))`, "i");

/**
 * Returns the attributes of a link to `href` as a URL parser reads it. Returns none if the address
 * isn't allowed or has a malformed percent escape, which no page can decode.
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
