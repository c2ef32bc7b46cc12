import type CMS from "@sveltia/cms";
import { dialCodeAt } from "../src/content-files/dial-codes";
import { TABLE_PATTERN } from "./table";

/** Name of the custom file format for posts, whose text is edited as rich text. */
export const POST_FORMAT = "post";

/**
 * Matches an asterisk, or text in which asterisks never mean emphasis (code, escapes, call-outs,
 * tables).
 */
const STAR = new RegExp(
  [
    /^(?<fence>```|~~~)[\s\S]*?^\k<fence>/,
    /(?<ticks>`+)(?!`)[\s\S]*?[^`]\k<ticks>(?!`)/,
    /^<aside>[\s\S]*?^<\/aside>$/,
    TABLE_PATTERN,
    /\\./,
    /\*/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gm",
);

/**
 * Escapes the asterisks in dial codes and sums. Otherwise, the rich text editor would take them for
 * italics and drop them on saving. The site shows both forms the same way.
 */
export function escapeDialCodes(markdown: string): string {
  let escaped = "";
  let end = 0;
  for (const { 0: found, index } of markdown.matchAll(STAR)) {
    if (found !== "*" || index < end) continue;
    const { bold, code } = dialCodeAt(markdown, index);
    if (!code) continue;
    escaped += markdown.slice(end, index) + bold + code.replace(/[*<]/g, "\\$&");
    end = index + bold.length + code.length;
  }
  return escaped + markdown.slice(end);
}

/**
 * Escapes dial codes before the rich text editor parses Markdown, which comes from a file or from
 * "Edit in Markdown".
 */
export function keepDialCodes(cms: typeof CMS): void {
  cms.registerCustomFormat(POST_FORMAT, "json", {
    fromFile: (text) => withEscapedTexts(JSON.parse(text)),
    toFile: (post) => JSON.stringify(post, null, 2),
  });
  document.addEventListener(
    "focusout",
    ({ target }) => {
      if (!(target instanceof HTMLTextAreaElement) || !target.closest(".text-editor")) return;
      if (target.closest(".lexical-root")) return; // a field of a call-out or table
      const escaped = escapeDialCodes(target.value);
      if (escaped === target.value) return;
      target.value = escaped;
      target.dispatchEvent(new InputEvent("input", { bubbles: true }));
    },
    true,
  );
}

interface Post {
  readonly sections?: unknown;
}

const withEscapedTexts = (post: Post): Post =>
  Array.isArray(post.sections) ? { ...post, sections: post.sections.map(withEscapedText) } : post;

const withEscapedText = (section: { readonly explanation?: unknown } | null): unknown =>
  typeof section?.explanation === "string"
    ? { ...section, explanation: escapeDialCodes(section.explanation) }
    : section;
