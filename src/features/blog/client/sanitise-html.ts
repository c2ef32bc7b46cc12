import DOMPurify from "dompurify";
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  LINK_SCHEMES,
  RENAMED_TAGS,
} from "../../../content/model/allowed-html";

/** A link with an allowed scheme, or without any to a page of this site. */
const SAFE_LINK = new RegExp(
  `^(?:(?:${LINK_SCHEMES.join("|")}):|(?![/\\\\]{2})[^:]*(?:[/?#]|$))`,
  "i",
);

/**
 * Sanitises HTML of the content API as the build does: allowed elements and attributes, links with
 * allowed schemes, and pictures of the API alone. For posts that were not pre-rendered.
 */
export function sanitiseHtml(html: string, apiBaseUrl: string): string {
  const root = DOMPurify.sanitize(rename(html), {
    ALLOWED_TAGS: [...ALLOWED_TAGS],
    ALLOWED_ATTR: [...new Set(Object.values(ALLOWED_ATTRIBUTES).flat())],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const element of root.querySelectorAll("*")) {
    const tag = element.tagName.toLowerCase();
    for (const { name } of [...element.attributes]) {
      if (!ALLOWED_ATTRIBUTES[tag]?.includes(name)) element.removeAttribute(name);
    }
  }
  for (const link of root.querySelectorAll("a")) mendLink(link);
  for (const image of root.querySelectorAll("img")) mendImage(image, apiBaseUrl);
  const holder = document.createElement("div");
  holder.append(root);
  return holder.innerHTML;
}

/** Moves headings below the post's own level, before elements are filtered. */
const rename = (html: string): string =>
  html.replace(
    /<(\/?)(h[1256])(?=[\s>/])/gi,
    (_whole, slash: string, tag: string) => `<${slash}${RENAMED_TAGS[tag.toLowerCase()] ?? tag}`,
  );

function mendLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute("href")?.trim() ?? "";
  link.removeAttribute("rel");
  if (!SAFE_LINK.test(href)) link.removeAttribute("href");
  else if (/^https?:/i.test(href)) link.rel = "noopener noreferrer";
}

function mendImage(image: HTMLImageElement, apiBaseUrl: string): void {
  const src = image.getAttribute("src")?.trim() ?? "";
  const path = /^\/?images\/(?!.*\.\.)([^?#]+)$/.exec(src)?.[1];
  if (!path) {
    image.remove();
    return;
  }
  image.src = `${apiBaseUrl}/images/${path}`;
  image.setAttribute("loading", "lazy");
}
