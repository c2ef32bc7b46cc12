import DOMPurify from "dompurify";
import { liveImageUrl } from "../../../client/live-image";
import { imagePathOf } from "../../../content/model/image-path";
import { PICTURE_LOADING } from "../../../content/model/written-picture";
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  alternativeText,
  EMPTY_ATTRIBUTES,
  isContentId,
  linkAttributes,
  RENAMED_TAGS,
  WORDLESS_TAGS,
} from "../../../content/text/allowed-html";
import { type ScrollRegions, scrollRegions } from "../../../content/text/scroll-regions";
import { API_IMAGES_URLS } from "../../../site/endpoints";

/**
 * Sanitises HTML from the content API as the build does, for posts that weren't pre-rendered. Keeps
 * only allowed elements, attributes and link schemes, and only images from the API. Puts tables and
 * code blocks into scrollable `regions`. Returns "" if DOMPurify fails.
 */
export function sanitiseHtml(
  html: string,
  apiBaseUrl: string,
  regions: ScrollRegions = scrollRegions(),
): string {
  const root = purified(html);
  if (!root) return "";
  // kept out of the page's document, where images would load and event attributes would run
  const inert = root.ownerDocument;
  for (const heading of root.querySelectorAll(Object.keys(RENAMED_TAGS).join())) rename(heading);
  for (const element of root.querySelectorAll("*")) keepAllowedAttributes(element);
  for (const link of root.querySelectorAll("a")) mendLink(link);
  for (const image of root.querySelectorAll("img")) mendImage(image, apiBaseUrl);
  for (const table of root.querySelectorAll("table")) {
    const region = inert.createElement("div");
    setAttributes(region, regions("Table"));
    table.replaceWith(region);
    region.append(table);
  }
  for (const listing of root.querySelectorAll("pre")) {
    setAttributes(listing, regions("Code"));
    // HTML parsers drop a line break at the start of a `pre`
    if (listing.textContent?.startsWith("\n")) listing.prepend("\n");
  }
  const holder = inert.createElement("div");
  holder.append(root);
  return holder.innerHTML;
}

/**
 * Sanitises `html` with DOMPurify, after parsing it as the content of a body. In a whole document,
 * a frameset would become the body, and everything else would be lost. Returns null if DOMPurify
 * fails.
 */
function purified(html: string): DocumentFragment | null {
  const inert = document.implementation.createHTMLDocument("");
  const { body } = inert;
  body.innerHTML = html;
  // next to a comment, DOMPurify mistakes text such as "<b>" for markup and removes the element
  // around it
  const comments = inert.createNodeIterator(body, NodeFilter.SHOW_COMMENT);
  for (let node = comments.nextNode(); node; node = comments.nextNode())
    node.parentNode?.removeChild(node);
  const parts = inert.createDocumentFragment();
  parts.append(...body.childNodes);
  try {
    return DOMPurify.sanitize(parts, {
      ALLOWED_TAGS: [...ALLOWED_TAGS, ...Object.keys(RENAMED_TAGS)],
      ALLOWED_ATTR: ["id", ...new Set(Object.values(ALLOWED_ATTRIBUTES).flat())],
      FORBID_CONTENTS: [...WORDLESS_TAGS],
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
    });
  } catch {
    return null; // if one section fails, the rest of the article is still shown
  }
}

/** Demotes a heading, so that it's below the post's own. */
function rename(heading: Element): void {
  const renamed = heading.ownerDocument.createElement(RENAMED_TAGS[heading.localName] ?? "p");
  renamed.append(...heading.childNodes);
  heading.replaceWith(renamed);
}

function keepAllowedAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    const isAllowed =
      name === "id"
        ? isContentId(value.trim())
        : ALLOWED_ATTRIBUTES[element.localName]?.includes(name);
    if (!isAllowed || (value.trim() === "" && !EMPTY_ATTRIBUTES.includes(name))) {
      element.removeAttribute(name);
    }
  }
}

function setAttributes(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

function mendLink(link: HTMLAnchorElement): void {
  const attributes = linkAttributes(link.getAttribute("href") ?? "");
  link.removeAttribute("href");
  link.removeAttribute("rel");
  setAttributes(link, attributes);
}

function mendImage(image: HTMLImageElement, apiBaseUrl: string): void {
  const named = imagePathOf(image.getAttribute("src") ?? "", ...API_IMAGES_URLS);
  if ("problem" in named) {
    image.remove();
    return;
  }
  const alt = alternativeText(image.getAttribute("alt") ?? "");
  setAttributes(image, { src: liveImageUrl(named.path, apiBaseUrl), alt, ...PICTURE_LOADING });
}
