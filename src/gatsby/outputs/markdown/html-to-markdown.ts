import { type ChildNode, Element, isComment, isTag, Text } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import {
  NodeHtmlMarkdown,
  PostProcessResult,
  type TranslatorConfig,
  type TranslatorConfigFactory,
} from "node-html-markdown";
import { htmlToText } from "../../../content/text/plain-text";
import { BEGINNING, BEGINNING_ESCAPED, MARKS, markdownLine, markdownUrl } from "./markdown-text";

/**
 * In UTF-16 units. Longer HTML becomes plain words, because the converter's time grows faster than
 * its input. The limit is eight times the length of the longest sample article.
 */
const CONVERTED_MAX_CHARS = 200_000;

/** Elements that contain no text, and controls. */
const LEFT_OUT = new Set(
  "svg script style noscript form button input select textarea iframe picture img canvas template".split(
    " ",
  ),
);
const HEADINGS = "h1,h2,h3,h4,h5,h6";

/** Parser option that leaves character references as they're written. */
const AS_WRITTEN = { decodeEntities: false };

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

const translators = {
  a: ({ node, visitor }) => {
    const url = markdownUrl(node.getAttribute("href") ?? "");
    if (url === null || node.querySelector(HEADINGS)) return {};
    return {
      // without the space, "!" followed by a link would be an image
      prefix: visitor.result.text.endsWith("!") ? " " : "",
      childTranslators: visitor.instance.aTagTranslators,
      postprocess: ({ content }) =>
        content.trim() ? `[${oneLine(content)}](${url})` : PostProcessResult.RemoveNode,
    };
  },
  "code,kbd,samp": {
    noEscape: true,
    spaceIfRepeatingChar: true,
    postprocess: ({ content }) => {
      const fence = fenceFor(content, 1);
      const edge = /^`|`$/.test(content) ? " " : "";
      return content.trim() ? fence + edge + content + edge + fence : content;
    },
  },
  pre: ({ visitor }) => ({
    surroundingNewlines: 2,
    noEscape: true,
    childTranslators: visitor.instance.codeBlockTranslators,
    postprocess: ({ content }) => {
      const code = content.replace(/^\n+|\n+$/g, "");
      const fence = fenceFor(code, 3);
      return code ? `${fence}\n${code}\n${fence}` : PostProcessResult.RemoveNode;
    },
  }),
  "dt,summary": ({ node }) => ({
    surroundingNewlines: 2,
    postprocess: ({ content }) => {
      if (node.querySelector(HEADINGS)) return content;
      const words = oneLine(content);
      return words && !words.includes("**") ? `**${words}**` : words;
    },
  }),
  "ol,ul": { surroundingNewlines: 2 },
  li: ({ node, parent, listKind, listItemNumber = 1 }) => {
    const first = Number(parent?.getAttribute("start") ?? 1);
    const bullet = listKind === "OL" ? `${first + listItemNumber - 1}. ` : "- ";
    const hasHeading = node.querySelector(HEADINGS) !== null;
    return {
      surroundingNewlines: hasHeading ? 2 : 1,
      postprocess: ({ content }) => {
        const words = content.trim();
        if (!words) return PostProcessResult.RemoveNode;
        return hasHeading ? words : bullet + indented(words, bullet.length);
      },
    };
  },
} satisfies Record<string, TranslatorConfig | TranslatorConfigFactory>;

const converter = new NodeHtmlMarkdown(
  {
    bulletMarker: "-",
    emDelimiter: "*",
    blockElements: ["details", "summary"],
    globalEscape: [MARKS, "\\$&"],
    lineStartEscape: [BEGINNING, BEGINNING_ESCAPED],
    maxConsecutiveNewlines: 0,
  },
  translators,
);
for (const inside of [converter.aTagTranslators, converter.tableCellTranslators]) {
  inside.set("a", translators.a);
  inside.set("br", { content: " " });
  inside.set("code,kbd,samp", translators["code,kbd,samp"]);
}
converter.tableRowTranslators.set("th,td", {
  childTranslators: converter.tableCellTranslators,
  prefix: " ",
  postfix: " |",
  postprocess: ({ content }) => oneLine(content).replaceAll("|", "\\|"),
});

/**
 * Returns a fence that is longer than any run of backticks in `code`, and at least `least` long.
 */
function fenceFor(code: string, least: number): string {
  const runs = code.match(/`+/g) ?? [];
  return "`".repeat(Math.max(least, 1 + Math.max(...runs.map(({ length }) => length), 0)));
}

const indented = (text: string, columns: number): string =>
  text.replace(/\n(?=[^\n])/g, `\n${" ".repeat(columns)}`);

const isAriaHidden = (node: ChildNode | null): boolean =>
  node !== null && isTag(node) && node.attribs["aria-hidden"] === "true";

/**
 * Returns whether an element is left out. Text for screen readers is left out, unless it replaces
 * an `aria-hidden` element right before it, such as animated text.
 */
function isLeftOut(element: Element): boolean {
  const { name, attribs } = element;
  if (LEFT_OUT.has(name) || "hidden" in attribs || isAriaHidden(element)) return true;
  if (attribs["aria-label"] === "Breadcrumb" || "data-no-markdown" in attribs) return true;
  const isForScreenReaders = (attribs.class ?? "").split(/\s+/).includes("visually-hidden");
  return isForScreenReaders && !isAriaHidden(DomUtils.prevElementSibling(element));
}

const elementsIn = (nodes: readonly ChildNode[]): Element[] =>
  DomUtils.findAll(() => true, [...nodes]);

/** Returns a page's readable HTML, with spaces between elements that only CSS separates. */
function readPart(html: string): string {
  const document = parseDocument(html, AS_WRITTEN);
  for (const element of elementsIn(document.children)) {
    const label = element.attribs.role === "img" && element.attribs["aria-label"];
    if (label) DomUtils.replaceElement(element, new Element("span", {}, [new Text(label)]));
  }
  const removed = elementsIn(document.children).filter(isLeftOut);
  for (const node of [...removed, ...DomUtils.filter(isComment, document)]) {
    DomUtils.removeElement(node as ChildNode);
  }
  const listings = DomUtils.getElementsByTagName("pre", document);
  const inListings = new Set(listings.flatMap(({ children }) => elementsIn(children)));
  for (const element of elementsIn(document.children)) {
    const { href, start } = element.attribs;
    element.attribs = { ...(href && { href }), ...(start && { start }) };
    if (element.prev && isTag(element.prev) && !inListings.has(element)) {
      DomUtils.prepend(element, new Text(" "));
    }
  }
  return DomUtils.getInnerHTML(document, AS_WRITTEN);
}

/**
 * Converts HTML to GitHub-flavoured Markdown with absolute links. Pictures are replaced with their
 * labels, and controls, hidden elements and breadcrumbs are left out. HTML longer than
 * `CONVERTED_MAX_CHARS` becomes plain words without lists, tables or links.
 */
export function toMarkdown(html: string): string {
  const read = readPart(html);
  if (read.length > CONVERTED_MAX_CHARS) return markdownLine(htmlToText(read));
  return converter
    .translate(read)
    .replace(/(?<=\S) $/gm, "")
    .trim();
}
