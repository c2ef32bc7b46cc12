import MarkdownIt, { type Token } from "markdown-it";
import { dialCodes } from "./dial-codes";

const parser = new MarkdownIt({ html: true }).use(dialCodes);

/**
 * Returns a paragraph's picture if it has a title and is the paragraph's only content, as in
 * `![What it shows](posts/a.jpg "Caption")`. Otherwise returns null.
 */
function captionedPicture({ type, children }: Token): Token | null {
  const [picture, ...others] = type === "inline" ? (children ?? []) : [];
  return picture?.type === "image" && others.length === 0 && picture.attrGet("title")
    ? picture
    : null;
}

/**
 * Turns pictures with a title into captioned figures. Markdown has no captions, and few readers see
 * an image's title.
 */
parser.core.ruler.push("figure", ({ tokens, Token }) => {
  tokens.forEach((inline, i) => {
    const picture = captionedPicture(inline);
    const [open, close] = [tokens[i - 1], tokens[i + 1]];
    if (!picture || open?.type !== "paragraph_open" || !close || open.hidden) return;
    const text = new Token("text", "", 0);
    text.content = String(picture.attrGet("title"));
    picture.attrs = picture.attrs?.filter(([name]) => name !== "title") ?? null;
    open.tag = "figure";
    close.tag = "figure";
    inline.children = [
      picture,
      new Token("figcaption_open", "figcaption", 1),
      text,
      new Token("figcaption_close", "figcaption", -1),
    ];
  });
});

/**
 * Matches absolute URLs, and paths that point outside the content folder's pictures or already
 * start with `images/`.
 */
const NOT_BELOW_PICTURES = /^(?:[a-z][a-z\d+.-]*:|[/\\]{2}|[\\.#?]|\/?images\/|$)/i;

/** Prefixes paths below the pictures folder with `images/`, as in the content API. */
parser.core.ruler.push("pictures", ({ tokens }) => {
  for (const { children } of tokens)
    for (const token of children ?? []) {
      const src = token.type === "image" ? String(token.attrGet("src") ?? "") : "";
      if (!NOT_BELOW_PICTURES.test(src)) token.attrSet("src", `images/${src.replace(/^\//, "")}`);
    }
});

/**
 * Converts Markdown from the content folder to HTML. Like the API's HTML, the result isn't safe
 * until sourcing has sanitised it.
 */
export const markdownToHtml = (markdown: string): string => parser.render(markdown).trim();

/** Returns a post from the content folder with its sections as HTML, as in the content API. */
export function postWithHtml<Post extends { readonly [field: string]: unknown }>(post: Post): Post {
  const { sections } = post;
  return Array.isArray(sections) ? { ...post, sections: sections.map(sectionWithHtml) } : post;
}

const sectionWithHtml = (section: { readonly explanation?: unknown } | null): unknown =>
  typeof section?.explanation === "string"
    ? { ...section, explanation: markdownToHtml(section.explanation) }
    : section;
