import { absoluteUrl } from "../site/metadata";
import type { HtmlElement, HtmlNode } from "./html-tree";

/** What has no words of its own, or words only for those who use it. */
const SKIPPED = new Set(
  "svg script style noscript form button input select textarea iframe picture img canvas template".split(
    " ",
  ),
);
const BLOCKS = new Set(
  "address article aside blockquote dd details div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table ul".split(
    " ",
  ),
);
const HEADING = /^h([1-6])$/;

const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== "string";
const isBlock = (node: HtmlNode): boolean => isElement(node) && BLOCKS.has(node.tag);

function isSkipped({ tag, attributes }: HtmlElement): boolean {
  return (
    SKIPPED.has(tag) ||
    attributes["aria-hidden"] === "true" ||
    "hidden" in attributes ||
    attributes["aria-label"] === "Breadcrumb" ||
    /\bvisually-hidden\b/.test(attributes.class ?? "")
  );
}

const escapeText = (text: string): string => text.replace(/[\\*_[\]<`]/g, "\\$&");
const tidy = (text: string): string => text.replace(/[ \t\r\n]+/g, " ").trim();

/** Words on one line, with links and emphasis. */
function inline(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return escapeText(node);
      if (node.attributes.role === "img") return node.attributes["aria-label"] ?? "";
      if (isSkipped(node)) return "";
      if (node.tag === "br") return " ";
      if (node.tag === "code") return `\`${plain(node.children)}\``;
      const words = inline(node.children);
      if (!words.trim()) return words;
      if (node.tag === "a") return link(tidy(words), node.attributes.href);
      if (node.tag === "strong" || node.tag === "b") return ` **${words.trim()}** `;
      if (node.tag === "em" || node.tag === "i") return `*${words.trim()}*`;
      return isBlock(node) ? ` ${words} ` : words;
    })
    .join("");
}

/** A link within the page leads nowhere in Markdown; its words stay, apart from those beside it. */
function link(words: string, href: string | undefined): string {
  if (!href || href.startsWith("#")) return ` ${words} `;
  return `[${words}](${href.startsWith("/") ? absoluteUrl(href) : href})`;
}

const plain = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (isElement(node) ? plain(node.children) : node)).join("");

/** A page's part as Markdown, block by block; parts for the eye or the hand alone are left out. */
export const toMarkdown = (nodes: readonly HtmlNode[]): string => blocks(nodes).join("\n\n");

function blocks(nodes: readonly HtmlNode[]): readonly string[] {
  const made: string[] = [];
  let run: HtmlNode[] = [];
  const flush = () => {
    const words = tidy(inline(run));
    if (words) made.push(words);
    run = [];
  };
  for (const node of nodes) {
    if (isElement(node) && isSkipped(node)) continue;
    if (isElement(node) && (isBlock(node) || holdsBlocks(node))) {
      flush();
      made.push(...block(node));
    } else run.push(node);
  }
  flush();
  return made;
}

const holdsBlocks = (element: HtmlElement): boolean =>
  element.children.some((child) => isBlock(child) || (isElement(child) && holdsBlocks(child)));

function block(element: HtmlElement): readonly string[] {
  const { tag, children } = element;
  const level = HEADING.exec(tag)?.[1];
  if (level) return filled(`${"#".repeat(Number(level))} `, tidy(inline(children)));
  if (tag === "hr") return ["---"];
  if (tag === "pre") return [`\`\`\`\n${plain(children).trimEnd()}\n\`\`\``];
  if (tag === "dt" || tag === "summary") return filled("", tidy(inline(children)), "**");
  if (tag === "blockquote")
    return [
      blocks(children)
        .map((part) => `> ${part}`)
        .join("\n>\n"),
    ];
  if (tag === "table") return [table(element)];
  if (tag === "ul" || tag === "ol") return list(element);
  return blocks(children);
}

const filled = (before: string, words: string, around = ""): readonly string[] =>
  words ? [`${before}${around}${words}${around}`] : [];

/** Entries with headings of their own are parts of the text; others are points. */
function list({ tag, children }: HtmlElement): readonly string[] {
  const items = children.filter(isElement).filter((item) => item.tag === "li" && !isSkipped(item));
  const hasHeadings = items.some((item) => holds(item, ({ tag: name }) => HEADING.test(name)));
  if (hasHeadings) return items.flatMap((item) => blocks(item.children));
  const points = items.flatMap((item, i) => {
    const [first, ...rest] = blocks(item.children);
    if (!first) return [];
    const mark = tag === "ol" ? `${i + 1}. ` : "- ";
    const more = rest.map((part) => `\n\n${part.replace(/^/gm, " ".repeat(mark.length))}`);
    return [`${mark}${first}${more.join("")}`];
  });
  return points.length > 0 ? [points.join("\n")] : [];
}

const holds = (element: HtmlElement, wanted: (element: HtmlElement) => boolean): boolean =>
  element.children.some((child) => isElement(child) && (wanted(child) || holds(child, wanted)));

function table(element: HtmlElement): string {
  const rows = rowsOf(element).map((row) =>
    row.children
      .filter(isElement)
      .map((cell) => tidy(inline(cell.children)).replaceAll("|", "\\|")),
  );
  const [head = [], ...body] = rows;
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...body.map(line)].join("\n");
}

const rowsOf = (element: HtmlElement): readonly HtmlElement[] =>
  element.children
    .filter(isElement)
    .flatMap((child) => (child.tag === "tr" ? [child] : rowsOf(child)));
