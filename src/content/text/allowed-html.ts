import { contentAnchor } from "../../site/routes";

/**
 * Elements that HTML from the content API may contain. The sanitisers of the build and the browser
 * share the rules in this module.
 */
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

/** Allowed attributes by element. Any element may also have an `id` that starts with "part-". */
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

/** Returns an image's `alt`. Editors write “decorative” for an image that conveys nothing. */
export const alternativeText = (written: string): string =>
  written.trim().toLowerCase() === "decorative" ? "" : written;

/**
 * Replacements for headings inside a post's text. The post's own headings are `h2`, so only `h3`
 * and `h4` are used.
 */
export const RENAMED_TAGS: Readonly<Record<string, string>> = {
  h1: "h3",
  h2: "h3",
  h5: "h4",
  h6: "h4",
};

/** Allowed URL schemes. A URL without a scheme is a link within the site. */
export const LINK_SCHEMES: readonly string[] = ["http", "https", "mailto", "tel", "sms"];

/** Characters that URL parsers and other readers remove before looking for a scheme or host. */
const IGNORED = /[\0-\x20\xa0\u1680\u180e\u2000-\u2029\u205f\u3000\ufeff]/g;
/**
 * Matches a URL that has an allowed scheme or is on this site. URLs on this site don't name another
 * host, and have no colon where a scheme would end.
 */
const SAFE = new RegExp(`^(?:(?:${LINK_SCHEMES.join("|")}):|(?![/\\\\]{2})[^:]*(?:[/?#]|$))`, "i");

/**
 * Returns the attributes for a link to `href`, as a URL parser reads it. Returns an empty object if
 * the URL isn't allowed or contains a malformed percent escape, which pages couldn't decode.
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
