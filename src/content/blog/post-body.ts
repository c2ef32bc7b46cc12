import type { ImageSource } from "../../site/image-source";
import { contentAnchor } from "../../site/routes";
import { escapeHtml } from "../text/plain-text";
import { type ScrollRegions, scrollRegions } from "../text/scroll-regions";
import type { PostSection, ShownPost } from "./blog-posts";

/** The fields of a post that its page shows. */
export type ArticlePost = Pick<ShownPost<ImageSource>, keyof Queries.PostArticleFragment>;

/** Turns text without markup into paragraphs, which an empty line separates. */
const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => `<p>${escapeHtml(part.trim()).replace(/\n/g, "<br />")}</p>`)
    .join("");

/** Returns whether a tag begins and any ">" follows. One pattern for both would search from each "<" to the end. */
function hasMarkup(text: string): boolean {
  const start = text.search(/<[a-z]/i);
  return start >= 0 && text.includes(">", start);
}

/** Renders a heading whose id has a prefix. A name without it keeps old links working, unless an id has that name. */
const heading = ({ anchor, header }: PostSection): string =>
  header &&
  `<h2 id="${escapeHtml(contentAnchor(anchor))}"><a name="${escapeHtml(anchor)}"></a>${escapeHtml(header)}</h2>`;

/** Returns the sanitised HTML of a post's sections, with an anchor for each heading, and the table of contents. */
export function postBody(
  sections: readonly PostSection[],
  sanitise: (html: string, regions: ScrollRegions) => string,
): Pick<ArticlePost, "content" | "contents"> {
  const regions = scrollRegions();
  const content = sections.map(
    (section) =>
      heading(section) +
      sanitise(hasMarkup(section.html) ? section.html : paragraphs(section.html), regions),
  );
  const contents = sections
    .filter(({ header }) => header)
    .map(({ anchor, header }) => ({ anchor: contentAnchor(anchor), title: header }));
  return { content: content.join(""), contents };
}
