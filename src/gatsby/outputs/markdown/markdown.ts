import TurndownService from "turndown";
import { absoluteUrl } from "../../../site/seo/metadata";

/** Elements without text, and controls. */
const LEFT_OUT = [
  ..."svg script style noscript form button input select textarea iframe picture img".split(" "),
  "canvas",
  "template",
  "[hidden]",
  '[aria-hidden="true"]',
  '[aria-label="Breadcrumb"]',
  ".visually-hidden",
].join(",");

const inline = (content: string): string => content.trim().replace(/\s*\n\s*/g, " ");
const block = (content: string): string => `\n\n${content.trim()}\n\n`;

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
converter.escape = (text) => escapeMarkdown(text).replaceAll("<", "\\<"); // text, not HTML
converter.addRule("link", {
  filter: "a",
  replacement: (content, node) => {
    const href = isElement(node) ? node.getAttribute("href") : null;
    // Markdown has no anchors, and no links around blocks
    if (!href || href.startsWith("#") || content.includes("\n")) return content;
    return `[${content.trim()}](${href.startsWith("/") ? absoluteUrl(href) : href})`;
  },
});
converter.addRule("term", {
  filter: (node) => /^(?:DT|SUMMARY)$/.test(node.nodeName),
  replacement: (content, node) => block(holdsHeading(node) ? content : `**${inline(content)}**`),
});
converter.addRule("list item with a heading", {
  filter: (node) => node.nodeName === "LI" && holdsHeading(node),
  replacement: block,
});
// not turndown-plugin-gfm: its tables need a row of headings, or become HTML
converter.addRule("table", { filter: ["table", "caption"], replacement: block });
converter.addRule("table section", {
  filter: ["thead", "tbody", "tfoot"],
  replacement: (content) => content,
});
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
  replacement: (content) => `| ${inline(content).replaceAll("|", "\\|")} `,
});

/**
 * Converts an element's content to GitHub-flavoured Markdown with absolute links. A picture becomes its
 * label; controls, hidden parts and breadcrumbs are left out. Changes the element.
 */
export function toMarkdown(element: Element): string {
  for (const picture of Array.from(element.querySelectorAll('[role="img"][aria-label]'))) {
    picture.replaceWith(` ${picture.getAttribute("aria-label")} `);
  }
  // text that only readers of the page's words get, in place of a moving one
  for (const text of Array.from(
    element.querySelectorAll('[aria-hidden="true"] + .visually-hidden'),
  )) {
    text.removeAttribute("class");
  }
  for (const part of Array.from(element.querySelectorAll(LEFT_OUT))) part.remove();
  // from the end: removing one of thousands would move all after it
  for (const part of Array.from(element.querySelectorAll("a, li")).reverse()) {
    if (!part.textContent?.trim()) part.remove(); // it held an icon only
  }
  for (const part of Array.from(element.querySelectorAll("* + *"))) {
    if (part.previousSibling === part.previousElementSibling) part.before(" "); // only CSS separates them
  }
  return converter.turndown(element as HTMLElement); // an Element is enough
}
