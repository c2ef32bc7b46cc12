import { Element } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import sanitizeHtml from "sanitize-html";
import { PICTURE_LOADING, type WrittenPicture } from "../model/written-picture";
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  alternativeText,
  isContentId,
  LINK_SCHEMES,
  linkAttributes,
  RENAMED_TAGS,
  WORDLESS_TAGS,
} from "./allowed-html";
import { cleanArticle } from "./paste/clean-article";
import { type ScrollRegions, scrollRegions } from "./scroll-regions";

/**
 * Sanitises HTML from the content API in the build: allowed elements only, links with `rel` where they leave the site,
 * headings below the post's own, tables and listings in `regions` that scroll. `pictureOf` returns the attributes of
 * the picture at an image's `src`; null leaves the image out.
 */
export function sanitise(
  html: string,
  pictureOf: (src: string) => WrittenPicture | null = () => null,
  regions: ScrollRegions = scrollRegions(),
): string {
  const clean = sanitizeHtml(html, {
    allowedTags: [...ALLOWED_TAGS],
    nonTextTags: [...WORDLESS_TAGS],
    allowedAttributes: mutable({
      ...ALLOWED_ATTRIBUTES,
      "*": ["id"],
      img: [...(ALLOWED_ATTRIBUTES.img ?? []), ...OF_PICTURES],
    }),
    allowedSchemes: [...LINK_SCHEMES],
    allowedSchemesByTag: { img: ["https", "http"] },
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    nestingLimit: 40,
    transformTags: {
      ...RENAMED_TAGS,
      a: (tagName, { href = "", title = "" }) => ({
        tagName,
        attribs: { ...linkAttributes(href), ...(title.trim() && { title }) },
      }),
      img: (tagName, { src = "", alt = "" }) => {
        const picture = pictureOf(src);
        return {
          tagName,
          attribs: {
            ...(picture && { ...picture, ...PICTURE_LOADING }),
            alt: alternativeText(alt),
          },
        };
      },
      "*": (tagName, attribs) => ({ tagName, attribs: shownAttributes(attribs) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
  });
  return withScrollRegions(clean, regions);
}

/** Attributes of pictures that `transformTags` writes; it drops those that content has. */
const OF_PICTURES = [
  ...(["width", "height", "srcset", "sizes"] satisfies (keyof WrittenPicture)[]),
  ...Object.keys(PICTURE_LOADING),
];

/** Leaves entities as the sanitiser has written them: it escapes more than a serialiser must. */
const AS_WRITTEN = { decodeEntities: false, emptyAttrs: true };

/** Puts tables into regions and makes listings regions; works on elements, so that no attribute's text is one. */
function withScrollRegions(html: string, regions: ScrollRegions): string {
  if (!/<(?:table|pre)\b/.test(html)) return html;
  const document = parseDocument(html, AS_WRITTEN);
  for (const table of DomUtils.getElementsByTagName("table", document)) {
    const region = new Element("div", { ...regions("Table") });
    DomUtils.replaceElement(table, region);
    DomUtils.appendChild(region, table);
  }
  for (const listing of DomUtils.getElementsByTagName("pre", document)) {
    listing.attribs = { ...listing.attribs, ...regions("Code") };
  }
  return DomUtils.getInnerHTML(document, AS_WRITTEN);
}

/** Trims attributes, as DOMPurify does, and leaves out an id that content may not give. */
const shownAttributes = (attributes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([name, value]) => name !== "id" || isContentId(value)),
  );

const mutable = (lists: Readonly<Record<string, readonly string[]>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, [...list]]));

/** Returns whether a text may have images. */
export const mayShowImages = (html: string): boolean => /<img\b/i.test(html);

/** Returns the address of each image that a text shows. */
export function imageSources(html: string): string[] {
  const sources: string[] = [];
  if (!mayShowImages(html)) return sources;
  const [text] = cleanArticle([html], []);
  sanitise(text?.html ?? "", (src) => {
    sources.push(src);
    return null;
  });
  return sources;
}
