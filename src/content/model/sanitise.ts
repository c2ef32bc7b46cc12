import sanitizeHtml from "sanitize-html";
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, LINK_SCHEMES, RENAMED_TAGS } from "./allowed-html";

/**
 * Sanitises HTML from the content API in the build: allowed elements only, links with `rel` where they
 * leave the site, headings below the post's own. `imageUrl` returns the site's URL of an image's `src`;
 * null leaves the image out. Source: docs/product.md, "Content types".
 */
export function sanitise(
  html: string,
  imageUrl: (src: string) => string | null = () => null,
): string {
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

/** Whether a text may have images. */
export const mayShowImages = (html: string): boolean => /<img\b/i.test(html);

/** Returns the `src` of each image in a text. */
export function imageSources(html: string): string[] {
  const sources: string[] = [];
  if (!mayShowImages(html)) return sources;
  sanitise(html, (src) => {
    sources.push(src);
    return null;
  });
  return sources;
}
