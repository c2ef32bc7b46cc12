import type { ImageSource } from "../../site/media/image-source";
import { escapeHtml } from "../model/text";
import type { ViewModel } from "../model/view-model";
import type { PostSection } from "./blog-posts";

/** A post as its page shows it. */
export type ArticlePost = Pick<
  ViewModel<Queries.BlogPost, ImageSource>,
  keyof Queries.PostArticleFragment
>;

/** Turns text without markup into paragraphs, which an empty line separates. */
const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => `<p>${escapeHtml(part.trim()).replace(/\n/g, "<br />")}</p>`)
    .join("");

/** Whether a tag begins and any ">" follows; one pattern for both would search from each "<" to the end. */
function hasMarkup(text: string): boolean {
  const start = text.search(/<[a-z]/i);
  return start >= 0 && text.includes(">", start);
}

/** Returns the sanitised HTML of a post's sections, with an anchor for each heading, and the table of contents. */
export const postBody = (
  sections: readonly PostSection[],
  sanitise: (html: string) => string,
): Pick<ArticlePost, "content" | "contents"> => ({
  content: sections
    .map(({ anchor, header, html }) => {
      const heading = header ? `<h2 id="${escapeHtml(anchor)}">${escapeHtml(header)}</h2>` : "";
      return heading + sanitise(hasMarkup(html) ? html : paragraphs(html));
    })
    .join(""),
  contents: sections
    .filter(({ header }) => header)
    .map(({ anchor, header }) => ({ anchor, title: header })),
});
