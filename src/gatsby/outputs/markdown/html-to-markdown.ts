import { htmlToText } from "../../../content/model/plain-text";
import { BLOCKS, type Facts, factsOf, HEADING, labelOf } from "./element-facts";
import {
  type HtmlElement,
  type HtmlNode,
  type HtmlParent,
  isElement,
  nodesBelow,
  nodeText,
  parseHtml,
  textOf,
} from "./html-tree";
import { codeSpan, fenceFor, indented, Line, marked } from "./markdown-line";
import { escapeBeginning, escapeWords, markdownLine } from "./markdown-text";

/**
 * UTF-16 units of HTML above which a text becomes its words alone: 20 times the longest article that the site brings
 * along. No article holds up a build, since each is read in time linear in its size.
 */
const CONVERTED_MAX_CHARS = 500_000;
/**
 * Milliseconds after which a conversion is cut off: many times the need of a text of `CONVERTED_MAX_CHARS` on a busy
 * machine, so that only unforeseen input is cut.
 */
const CONVERTING_MAX_MS = 30_000;
/** Depth of elements below which only their words are left; `MAX_INDENTS` is that of lists and quotations. */
const MAX_DEPTH = 100;
const MAX_INDENTS = 8;

const MARK_OF = new Map(Object.entries({ strong: "**", b: "**", em: "*", i: "*" }));

/** The position of an element in the text. */
interface Position {
  readonly depth: number;
  readonly indents: number;
  readonly inCell: boolean;
}

class DeadlinePassed extends Error {}

class Converter {
  private readonly deadline = performance.now() + CONVERTING_MAX_MS;

  constructor(private readonly facts: Facts) {}

  /** Returns the blocks below `parent`, without empty ones. */
  blocks(parent: HtmlParent, position: Position): readonly string[] {
    const blocks: string[] = [];
    const line = new Line();
    const endLine = () => {
      const text = line
        .end()
        .replace(/ *\n *$/, "")
        .trim();
      if (text) blocks.push(text.split("\n").map(escapeBeginning).join("\n"));
    };
    this.each(parent, (node, isBesideElement) => {
      if (!isElement(node) || !this.facts.withBlock.has(node)) {
        if (isBesideElement) line.add(" ");
        this.addInline(node, line, position);
      } else {
        endLine();
        blocks.push(...this.block(node, { ...position, depth: position.depth + 1 }));
      }
    });
    endLine();
    return blocks;
  }

  /** Calls `use` with each child that is read; only CSS separates one that follows an element at once. */
  private each(parent: HtmlParent, use: (node: HtmlNode, isBesideElement: boolean) => void): void {
    let before: HtmlNode | undefined;
    if (performance.now() > this.deadline) throw new DeadlinePassed();
    for (const node of parent.children) {
      const isEmptied =
        isElement(node) && /^(?:a|li)$/.test(node.name) && !this.facts.withText.has(node); // it held an icon only
      if (this.facts.hidden.has(node) || isEmptied) continue;
      use(node, before !== undefined && isElement(before) && isElement(node));
      before = node;
    }
  }

  private addInline(node: HtmlNode, line: Line, position: Position): void {
    if (!isElement(node)) line.add(escapeWords(nodeText(node)));
    else if (labelOf(node)) line.add(` ${escapeWords(labelOf(node))} `);
    else if (node.name === "br") line.break();
    else if (/^(?:code|kbd|samp)$/.test(node.name))
      line.add(codeSpan(textOf(node), position.inCell));
    else if (position.depth >= MAX_DEPTH) line.add(this.words(node));
    else this.addElement(node, line, { ...position, depth: position.depth + 1 });
  }

  private addElement(element: HtmlElement, line: Line, position: Position): void {
    const { name, attribs } = element;
    const mark = MARK_OF.get(name);
    if (mark) line.add(marked(this.inline(element, position), mark));
    else if (name === "a") line.addLink(this.inline(element, position), attribs.href ?? "");
    else this.addAll(element, line, position);
  }

  private addAll(parent: HtmlParent, line: Line, position: Position): void {
    this.each(parent, (node, isBesideElement) => {
      if (isBesideElement) line.add(" ");
      this.addInline(node, line, position);
    });
  }

  /** Returns the content of `parent` as words in a line; a space at its beginning stays. */
  private inline(parent: HtmlParent, position: Position): string {
    const line = new Line("");
    this.addAll(parent, line, position);
    return line.end();
  }

  /** Returns the words below an element alone. */
  private words(element: HtmlElement): string {
    const skipped = new Set<unknown>();
    const words = nodesBelow(element).map((node) => {
      const isSkipped = this.facts.hidden.has(node) || skipped.has(node.parent);
      if (isSkipped) skipped.add(node);
      return isSkipped || isElement(node) ? " " : nodeText(node);
    });
    return escapeWords(words.join("")).trim();
  }

  /** Returns all that is below `parent` on one line. */
  private oneLine(parent: HtmlParent, position: Position): string {
    return this.blocks(parent, position)
      .join(" ")
      .replace(/ *\n */g, " ");
  }

  private block(element: HtmlElement, position: Position): readonly string[] {
    const { name } = element;
    if (position.depth >= MAX_DEPTH) return [escapeBeginning(this.words(element))].filter(Boolean);
    const level = HEADING.exec(name)?.[1];
    if (level) {
      const words = this.oneLine(element, position);
      return [words && !position.inCell ? `${"#".repeat(Number(level))} ${words}` : words].filter(
        Boolean,
      );
    }
    if (name === "hr") return ["---"];
    if (name === "pre" && position.inCell) return [codeSpan(textOf(element), true)];
    if (name === "pre") return this.codeBlock(element);
    if (name === "dt" || name === "summary") return this.term(element, position);
    if (name === "table" && !position.inCell) return this.table(element, position);
    if (position.indents >= MAX_INDENTS) return this.blocks(element, position);
    const inside = { ...position, indents: position.indents + 1 };
    if (name === "ul" || name === "ol") return this.list(element, inside);
    if (name !== "blockquote") return this.blocks(element, position);
    const quoted = this.blocks(element, inside).join("\n\n");
    return quoted ? [quoted.replace(/^(?=.)/gm, "> ").replace(/^$/gm, ">")] : [];
  }

  private codeBlock(element: HtmlElement): readonly string[] {
    const code = textOf(element)
      .replace(/\r\n?/g, "\n")
      .replace(/^\n+|\n+$/g, "");
    const fence = fenceFor(code, 3);
    return code ? [`${fence}\n${code}\n${fence}`] : [];
  }

  /** Converts a term of a description list, or the summary of a closed `details` element. */
  private term(element: HtmlElement, position: Position): readonly string[] {
    if (this.facts.withHeading.has(element)) return this.blocks(element, position);
    const words = this.oneLine(element, position);
    return [words && !words.includes("**") ? `**${words}**` : words].filter(Boolean);
  }

  private list(element: HtmlElement, position: Position): readonly string[] {
    const blocks: string[] = [];
    const items: string[] = [];
    let isTight = true;
    const start = Number.parseInt(element.attribs.start ?? "", 10);
    let number = start >= 0 && start < 1e6 ? start : 1;
    const endList = () => {
      if (items.length > 0) blocks.push(items.splice(0).join(isTight ? "\n" : "\n\n"));
      isTight = true;
    };
    this.each(element, (node) => {
      if (!isElement(node)) {
        const words = markdownLine(nodeText(node));
        if (words) items.push(`- ${words}`);
        return;
      }
      const content =
        node.name === "li" || BLOCKS.has(node.name)
          ? this.blocks(node, { ...position, depth: position.depth + 1 })
          : [escapeBeginning(this.words(node))].filter(Boolean);
      if (this.facts.withHeading.has(node)) {
        endList();
        blocks.push(...content);
      } else if (content.length > 0) {
        const bullet = element.name === "ol" ? `${number}. ` : "- ";
        items.push(indented(content.join("\n\n"), bullet, " ".repeat(bullet.length)));
        if (content.length > 1) isTight = false;
        number += 1;
      }
    });
    endList();
    return blocks;
  }

  /** Converts a table: a caption is a block before it; the first row is its head, since Markdown needs one. */
  private table(element: HtmlElement, position: Position): readonly string[] {
    const captions: string[] = [];
    const rows: (readonly string[])[] = [];
    const loose: HtmlNode[] = [];
    const inCell = { ...position, depth: position.depth + 2, inCell: true };
    const { hidden } = this.facts;
    const addRow = (row: HtmlElement) => {
      if (hidden.has(row)) return;
      const cells = row.children
        .filter(isElement)
        .filter((cell) => /^t[dh]$/.test(cell.name) && !hidden.has(cell));
      if (cells.length > 0) rows.push(cells.map((cell) => this.oneLine(cell, inCell)));
    };
    this.each(element, (node) => {
      if (!isElement(node)) loose.push(node);
      else if (node.name === "caption") captions.push(...this.blocks(node, inCell));
      else if (node.name === "tr") addRow(node);
      else if (/^t(?:head|body|foot)$/.test(node.name)) {
        for (const row of node.children) if (isElement(row) && row.name === "tr") addRow(row);
      } else loose.push(node);
    });
    const [head = [], ...body] = rows.map((cells) => `| ${cells.join(" | ")} |`);
    const separator = `| ${(rows[0] ?? []).map(() => "---").join(" | ")} |`;
    const table = rows.length > 0 ? [[head, separator, ...body].join("\n")] : [];
    return [...captions, ...this.blocks({ children: loose }, inCell), ...table];
  }
}

const BLOCK_END = new RegExp(`</(?:${[...BLOCKS].join("|")})>`);

/** Returns the words of HTML, a paragraph for each block, without a tree of it in memory. */
const wordsOf = (html: string): string =>
  html
    .split(BLOCK_END)
    .map((part) => markdownLine(htmlToText(part)))
    .filter(Boolean)
    .join("\n\n");

/**
 * Converts HTML to GitHub-flavoured Markdown with absolute links, in linear time. A picture becomes its label;
 * controls, hidden parts and breadcrumbs are left out. HTML that is longer than `CONVERTED_MAX_CHARS`, nested deeper
 * than the parser goes, or takes longer than `CONVERTING_MAX_MS` becomes its words, without lists, tables and links.
 */
export function toMarkdown(html: string): string {
  const root = html.length > CONVERTED_MAX_CHARS ? null : parseHtml(html);
  if (!root) return wordsOf(html);
  const top = { depth: 0, indents: 0, inCell: false };
  try {
    return new Converter(factsOf(root)).blocks(root, top).join("\n\n");
  } catch (error) {
    if (error instanceof DeadlinePassed) return wordsOf(html);
    throw error;
  }
}
