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
 * Sanitises the content API's HTML at build time. Keeps only allowed elements, adds `rel` to
 * external links, changes all headings to `h3` or `h4`, and makes tables and code blocks scrollable
 * `regions`. `pictureOf` returns the attributes for an image's `src`, or null to drop the image.
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

/**
 * Image attributes that only `transformTags` sets. It drops any that the content has set itself.
 */
const OF_PICTURES = [
  ...(["width", "height", "srcset", "sizes"] satisfies (keyof WrittenPicture)[]),
  ...Object.keys(PICTURE_LOADING),
];

/**
 * Options that keep entities as the sanitiser wrote them, because it escapes more than a serialiser
 * has to.
 */
const AS_WRITTEN = { decodeEntities: false, emptyAttrs: true };

/**
 * Wraps tables in scroll regions and turns code blocks into scroll regions. The HTML is parsed
 * first, so that text in an attribute is never mistaken for an element.
 */
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

/** Trims attributes, as DOMPurify does, and drops ids that content may not use. */
const shownAttributes = (attributes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([name, value]) => name !== "id" || isContentId(value)),
  );

const mutable = (lists: Readonly<Record<string, readonly string[]>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, [...list]]));

/** Quickly checks whether HTML may contain images. False means that it has none. */
export const mayShowImages = (html: string): boolean => /<img\b/i.test(html);

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
