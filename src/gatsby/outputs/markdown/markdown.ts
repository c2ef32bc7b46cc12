import TurndownService from "turndown";
import { absoluteUrl } from "../../../site/metadata";

/** Elements without words of their own, or with words only for those who use them. */
const LEFT_OUT = [
  ..."svg script style noscript form button input select textarea iframe picture img".split(" "),
  "canvas",
  "template",
  "[hidden]",
  '[aria-hidden="true"]',
  '[aria-label="Breadcrumb"]',
  ".visually-hidden",
].join(",");

const onOneLine = (content: string): string => content.trim().replace(/\s*\n\s*/g, " ");
const asBlock = (content: string): string => `\n\n${content.trim()}\n\n`;

const isElement = (node: Node): node is Element => node.nodeType === 1;
const holdsHeading = (node: Node): boolean =>
  isElement(node) && Boolean(node.querySelector("h1,h2,h3,h4,h5,h6"));

const converter = new TurndownService({
  headingStyle: "atx",
  bulletListMarker: "-",
  codeBlockStyle: "fenced",
  emDelimiter: "*",
  hr: "---",
});
const { escape: escapeMarkdown } = converter;
converter.escape = (text) => escapeMarkdown(text).replaceAll("<", "\\<"); // words, not HTML in Markdown
converter.addRule("link", {
  filter: "a",
  replacement: (content, node) => {
    const href = isElement(node) ? node.getAttribute("href") : null;
    // a link within the page leads nowhere in Markdown; one around blocks cannot be written
    if (!href || href.startsWith("#") || content.includes("\n")) return content;
    return `[${content.trim()}](${href.startsWith("/") ? absoluteUrl(href) : href})`;
  },
});
converter.addRule("term", {
  filter: (node) => /^(?:DT|SUMMARY)$/.test(node.nodeName),
  replacement: (content, node) =>
    asBlock(holdsHeading(node) ? content : `**${onOneLine(content)}**`),
});
converter.addRule("list item with a heading", {
  filter: (node) => node.nodeName === "LI" && holdsHeading(node),
  replacement: asBlock,
});
converter.addRule("table", { filter: "table", replacement: asBlock });
converter.addRule("table section", {
  filter: ["thead", "tbody", "tfoot"],
  replacement: (content) => content,
});
converter.addRule("table caption", { filter: "caption", replacement: asBlock });
converter.addRule("table row", {
  filter: "tr",
  replacement: (content, node) => {
    const isFirst = isElement(node) && node.closest("table")?.querySelector("tr") === node;
    const separator = "| --- ".repeat(node.children.length);
    return `${content}|\n${isFirst ? `${separator}|\n` : ""}`;
  },
});
converter.addRule("table cell", {
  filter: ["th", "td"],
  replacement: (content) => `| ${onOneLine(content).replaceAll("|", "\\|")} `,
});

/**
 * Converts an element's content to GitHub-flavoured Markdown with absolute links. Pictures are their
 * labels; controls, hidden parts and breadcrumbs are left out. Changes the element.
 */
export function toMarkdown(element: Element): string {
  for (const picture of Array.from(element.querySelectorAll('[role="img"][aria-label]'))) {
    picture.replaceWith(` ${picture.getAttribute("aria-label")} `);
  }
  for (const part of Array.from(element.querySelectorAll(LEFT_OUT))) part.remove();
  for (const part of Array.from(element.querySelectorAll("a, li"))) {
    if (!part.textContent?.trim()) part.remove(); // an icon was all it held
  }
  for (const part of Array.from(element.querySelectorAll("* + *"))) {
    if (part.previousSibling === part.previousElementSibling) part.before(" "); // CSS keeps them apart
  }
  return converter.turndown(element as HTMLElement); // it reads nodes, whatever their interface
}
