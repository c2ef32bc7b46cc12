import sanitizeHtml from "sanitize-html";
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, LINK_SCHEMES, RENAMED_TAGS } from "./allowed-html";

/**
 * The one place where HTML from outside becomes HTML of ours (build only: the library is too heavy
 * for a browser). Source: docs/product.md, "Content types".
 */
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
    allowedTags: [...ALLOWED_TAGS],
    allowedAttributes: mutable(ALLOWED_ATTRIBUTES),
    allowedSchemes: [...LINK_SCHEMES],
    allowedSchemesByTag: { img: ["https", "http"] },
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    nestingLimit: 40,
    transformTags: {
      ...RENAMED_TAGS,
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

const mutable = (lists: Readonly<Record<string, readonly string[]>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, [...list]]));

/** Whether `imageUrl` may be asked for anything. */
export const mayShowImages = (html: string): boolean => /<img\b/i.test(html);

/** Addresses of the images in a text, as written there. */
export function imageSources(html: string): string[] {
  const sources: string[] = [];
  if (!mayShowImages(html)) return sources;
  sanitise(html, {
    imageUrl: (src) => {
      sources.push(src);
      return null;
    },
  });
  return sources;
}
