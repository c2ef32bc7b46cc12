import type { ImageSource } from "../../site/image-source";
import type { ViewModel } from "../model/view-model";
import type { PostSection } from "./blog-posts";

/** A post as its page shows it. */
export type ArticlePost = Pick<
  ViewModel<Queries.BlogPost, ImageSource>,
  keyof Queries.PostArticleFragment
>;

export const escapeHtml = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** Text without markup as paragraphs: an empty line separates them. */
const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => `<p>${escapeHtml(part.trim()).replace(/\n/g, "<br />")}</p>`)
    .join("");

const hasMarkup = (text: string): boolean => /<[a-z][^>]*>/i.test(text);

/**
 * The text of a post's page: the sanitised HTML of its sections, each heading with its anchor, and the
 * table of contents.
 */
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
