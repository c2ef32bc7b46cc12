import type { PostSection } from "./blog-posts";

export const escapeHtml = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** Text without markup as paragraphs: an empty line separates them. */
const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => `<p>${escapeHtml(part.trim()).replace(/\n/g, "<br />")}</p>`)
    .join("");

const hasMarkup = (text: string): boolean => /<[a-z][^>]*>/i.test(text);

/** The HTML body of a post: a heading with an anchor and the sanitised words, part by part. */
export function postBody(
  sections: readonly PostSection[],
  sanitise: (html: string) => string,
): string {
  return sections
    .map(({ anchor, header, html }) => {
      const heading = header ? `<h2 id="${escapeHtml(anchor)}">${escapeHtml(header)}</h2>` : "";
      return heading + sanitise(hasMarkup(html) ? html : paragraphs(html));
    })
    .join("");
}
