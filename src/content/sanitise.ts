import sanitizeHtml from "sanitize-html";

/**
 * The one place where HTML from outside becomes HTML of ours (build only: the library is too heavy
 * for a browser). Source: docs/product.md, "Content types".
 */
const ALLOWED_TAGS = [
  "p",
  "br",
  "hr",
  "h3",
  "h4",
  "strong",
  "b",
  "em",
  "i",
  "u",
  "s",
  "sub",
  "sup",
  "mark",
  "small",
  "ul",
  "ol",
  "li",
  "dl",
  "dt",
  "dd",
  "blockquote",
  "q",
  "cite",
  "pre",
  "code",
  "kbd",
  "samp",
  "abbr",
  "table",
  "caption",
  "thead",
  "tbody",
  "tfoot",
  "tr",
  "th",
  "td",
  "figure",
  "figcaption",
  "a",
  "img",
];
const SCHEMES = ["http", "https", "mailto", "tel"];

export interface SanitiseOptions {
  /** Our address for an image as named in the HTML; null leaves the image out. */
  readonly imageUrl?: (src: string) => string | null;
}

/**
 * `html` with allowed elements only: no script, style, handler or frame; links with http, https,
 * mailto, tel or relative addresses, outside ones without our window; images as `imageUrl` says.
 * The post's own headings are `h2`, so a heading inside becomes `h3` or `h4`.
 */
export function sanitise(html: string, { imageUrl = () => null }: SanitiseOptions = {}): string {
  return sanitizeHtml(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: {
      a: ["href", "title", "rel"],
      img: ["src", "alt", "loading", "width", "height"],
      th: ["scope", "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
      ol: ["start", "reversed"],
      abbr: ["title"],
    },
    allowedSchemes: SCHEMES,
    allowedSchemesByTag: { img: ["https", "http"] },
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    nestingLimit: 40,
    transformTags: {
      h1: "h3",
      h2: "h3",
      h5: "h4",
      h6: "h4",
      a: (tagName, { href = "", title = "" }) => ({
        tagName,
        attribs: {
          href,
          ...(title && { title }),
          ...(/^https?:/i.test(href.trim()) && { rel: "noopener noreferrer" }),
        },
      }),
      img: (tagName, { src = "", alt = "" }) => {
        const url = imageUrl(src);
        return { tagName, attribs: { ...(url && { src: url, loading: "lazy" }), alt } };
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
  });
}

/** Addresses of the images in a text, as written there. */
export function imageSources(html: string): string[] {
  const sources: string[] = [];
  sanitise(html, {
    imageUrl: (src) => {
      sources.push(src);
      return null;
    },
  });
  return sources;
}
