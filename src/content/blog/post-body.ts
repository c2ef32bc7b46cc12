import type { ImageSource } from "../../site/image-source";
import { contentAnchor } from "../../site/routes";
import { cleanArticle } from "../text/paste/clean-article";
import { decodeReferences, escapeHtml } from "../text/plain-text";
import { type ScrollRegions, scrollRegions } from "../text/scroll-regions";
import type { PostSection, ShownPost } from "./blog-posts";

export type ArticlePost = Pick<ShownPost<ImageSource>, keyof Queries.PostArticleFragment>;

/**
 * Returns whether `text` contains the start of a tag and, after it, a ">". A single pattern would
 * search to the end of the text from each "<".
 */
function hasMarkup(text: string): boolean {
  const start = text.search(/<[a-z]/i);
  return start >= 0 && text.includes(">", start);
}

/** Converts plain text to HTML. Leaves text with markup unchanged. */
const asHtml = (text: string): string =>
  hasMarkup(text) ? text : escapeHtml(decodeReferences(text));

/**
 * Renders a heading with a prefixed id. Old links use the id without the prefix and still work,
 * because browsers also scroll to an `<a>` with that `name`, unless another element has that id.
 */
const heading = ({ anchor, header }: PostSection): string =>
  header &&
  `<h2 id="${escapeHtml(contentAnchor(anchor))}"><a name="${escapeHtml(anchor)}"></a>${escapeHtml(header)}</h2>`;

/** Returns a post's sanitised HTML, with an anchor for each heading, and its table of contents. */
export function postBody(
  sections: readonly PostSection[],
  sanitise: (html: string, regions: ScrollRegions) => string,
): Pick<ArticlePost, "content" | "contents"> {
  const regions = scrollRegions();
  const headed = sections.filter(({ header }) => header);
  const texts = cleanArticle(
    sections.map(({ html }) => asHtml(html)),
    headed.map(({ anchor }) => anchor),
  );
  const content = sections.map(
    (section, i) => heading(section) + sanitise(texts[i]?.html ?? "", regions),
  );
  const contents = headed.map(({ anchor, header }) => ({
    anchor: contentAnchor(anchor),
    title: header,
  }));
  return { content: content.join(""), contents };
}
