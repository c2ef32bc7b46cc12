import { withoutShortcodes } from "../plain-text";
import {
  type Block,
  group,
  type ItemPlace,
  isBlank,
  type Mark,
  nestItems,
  paragraph,
  type Run,
} from "./blocks";
import { BOUNDARIES, DROPPED, mistakenText } from "./elements";
import { type Attributes, isElement, type PasteElement, type PasteNode } from "./paste-tree";
import { tidyRuns, withoutStart } from "./runs";
import {
  headingLevel,
  isHidden,
  levelByMargin,
  listOfMarker,
  markerIn,
  marksOf,
  pictureOf,
  type Style,
  styleOf,
  wordItem,
} from "./styles";

/** Matches Office's elements in the v, w and m namespaces, which are removed with their content. */
const OF_OFFICE = /^[vwm]:/;
const BLOCK_DISPLAY = /^(?:block|flex|grid|list-item|table)\b/;
const PARAGRAPHS = new Set("p div br section article td".split(" "));
const LISTS = new Set("ul ol menu dir".split(" "));
/**
 * Grouping elements that are kept, each with the parent group it requires, or "" if it needs none.
 */
const GROUPS: Readonly<Record<string, string>> = {
  ...{ blockquote: "", aside: "", dl: "", figure: "", dt: "dl", dd: "dl", figcaption: "figure" },
};

const CELL_ATTRIBUTES = ["scope", "colspan", "rowspan"];
const CAPTION = /(\[\/?caption\b[^[\]\n]{0,2000}\])/i;
const MARKER_MAX_CHARS = 20;

interface Context {
  readonly marks: readonly Mark[];
  /** The element for text that isn't in a paragraph: p, pre or a heading. */
  readonly tag: string;
  readonly group: string;
  /** The list position of a paragraph that Word shows as a list item. */
  readonly item: Pick<ItemPlace, "list" | "level"> | null;
  /** The list item's level, if only its margin shows it. */
  readonly level: number;
  /** The list that the next item belongs to, or null outside lists and inside an item. */
  readonly list: ItemPlace | null;
  /** Whether the source's line breaks are kept. */
  readonly hasLines: boolean;
}

interface OpenText {
  readonly context: Context;
  readonly runs: Run[];
  readonly names: string[];
  /** A bullet or number that Word wrote as text. */
  marker: string;
  isInMarker: boolean;
}

interface Row {
  readonly section: string;
  readonly cells: readonly Cell[];
}
interface Cell {
  readonly element: PasteElement;
  readonly blocks: Block[];
}

export interface ReadOptions {
  /**
   * Whether blank lines separate paragraphs in text without paragraph elements, as in WordPress.
   */
  readonly mayHaveLines: boolean;
}

export function readBlocks(nodes: readonly PasteNode[], options: ReadOptions): Block[] {
  const hasLines = options.mayHaveLines && !hasParagraphs(nodes);
  const reader = new BlockReader();
  return reader.readAll(nodes, {
    marks: [],
    tag: "p",
    group: "",
    item: null,
    level: 1,
    list: null,
    hasLines,
  });
}

const hasParagraphs = (nodes: readonly PasteNode[]): boolean =>
  nodes.some(
    (node) => isElement(node) && (PARAGRAPHS.has(node.name) || hasParagraphs(node.children)),
  );

class BlockReader {
  private blocks: Block[] = [];
  private open: OpenText | null = null;
  /** Names of link targets whose block hasn't started yet. */
  private names: string[] = [];
  private lists = 0;
  private caption: { readonly blocks: Block[]; readonly start: number } | null = null;

  readAll(nodes: readonly PasteNode[], context: Context): Block[] {
    const blocks = this.read(nodes, context);
    const last = blocks.pop();
    return last ? [...blocks, { ...last, names: [...last.names, ...this.names] }] : [];
  }

  private read(nodes: readonly PasteNode[], context: Context): Block[] {
    this.end();
    const { blocks } = this;
    this.blocks = [];
    this.walk(nodes, context);
    this.end();
    const read = nestItems(this.blocks);
    this.blocks = blocks;
    return read;
  }

  private walk(nodes: readonly PasteNode[], context: Context): void {
    for (const node of nodes) {
      if (typeof node === "string") this.words(node, context);
      else if (isElement(node)) this.element(node, context);
      else this.directive(node.comment, context);
    }
  }

  private element(element: PasteElement, context: Context): void {
    const { name, attributes, children } = element;
    const style = styleOf(element);
    if (DROPPED.has(name) || OF_OFFICE.test(name) || isHidden(element, style)) return;
    const level = headingLevel(element, style);
    const isBlock =
      level > 0 || BOUNDARIES.has(name) || BLOCK_DISPLAY.test(style.get("display") ?? "");
    if (isBlock) this.boundary(context);
    this.place(attributes.id);
    if (name === "a") this.place(attributes.name);
    const inner = this.within(element, style, level, context);
    const text = mistakenText(element);
    if (text) this.words(text, inner);
    if (name === "br") this.lineBreak(inner);
    else if (name === "img") this.picture(element, inner);
    else if (name === "hr") this.blocks.push({ tag: "hr", attributes: {}, names: [] });
    else if (name === "table") this.table(element, { ...inner, hasLines: false });
    else if (name === "li") this.item(element, { ...inner, hasLines: false });
    else if (LISTS.has(name)) this.list(element, inner);
    else if (GROUPS[name] !== undefined && [context.group, ""].includes(GROUPS[name])) {
      this.group(element, inner);
    } else if (style.get("mso-list") === "ignore") this.marker(children, inner);
    else this.walk(children, inner);
    if (isBlock) this.boundary(context);
  }

  private within(element: PasteElement, style: Style, level: number, context: Context): Context {
    const isPre = context.tag === "pre" || element.name === "pre";
    const tag = isPre ? "pre" : level > 0 ? `h${level}` : context.tag;
    const marks = marksOf(element, style, context.marks);
    return {
      ...context,
      tag,
      // headings are bold anyway
      marks: tag.startsWith("h") ? marks.filter((mark) => mark.tag !== "strong") : marks,
      item: tag === "p" ? (wordItem(style) ?? context.item) : null,
      level: BOUNDARIES.has(element.name) ? levelByMargin(style) : context.level,
      hasLines: context.hasLines && tag === "p",
    };
  }

  /** Records a link target's name for the current paragraph, or for the next one. */
  private place(name: string | undefined): void {
    if (name) (this.open?.names ?? this.names).push(name);
  }

  private boundary({ tag }: Context): void {
    if (tag !== "pre") this.end();
    else if (this.open && !this.open.runs.at(-1)?.text.endsWith("\n")) {
      this.open.runs.push({ kind: "text", text: "\n", marks: [] });
    }
  }

  private add(run: Omit<Run, "marks">, context: Context): void {
    const open = this.begin(context);
    if (open.isInMarker) open.marker += run.text;
    else open.runs.push({ ...run, marks: context.marks });
  }

  private begin(context: Context): OpenText {
    if (this.open) return this.open;
    const names = this.names;
    this.names = [];
    this.open = { context, runs: [], names, marker: "", isInMarker: false };
    return this.open;
  }

  private words(text: string, context: Context): void {
    if (context.tag === "pre" || context.marks.some(({ tag }) => tag === "code")) {
      this.add({ kind: "text", text }, context);
      return;
    }
    for (const part of text.split(CAPTION)) {
      const shown = withoutShortcodes(part);
      if (/^\[caption\b/i.test(part)) this.beginCaption();
      else if (/^\[\/caption\b/i.test(part)) this.endCaption();
      else if (!context.hasLines) this.add({ kind: "text", text: shown }, context);
      else {
        shown.split(/\r?\n/).forEach((line, i) => {
          if (i > 0) this.lineBreak(context);
          this.add({ kind: "text", text: line }, context);
        });
      }
    }
  }

  private lineBreak(context: Context): void {
    const isText = context.tag === "pre";
    this.add({ kind: isText ? "text" : "break", text: isText ? "\n" : "" }, context);
  }

  private picture(element: PasteElement, context: Context): void {
    const attributes = pictureOf(element);
    const { alt = "", class: classes = "" } = element.attributes;
    // WordPress and mail programs show emoji as images
    if (alt && /\bemoji/i.test(classes)) this.add({ kind: "text", text: alt }, context);
    else if (attributes) this.add({ kind: "picture", text: "", attributes }, context);
  }

  /**
   * Tracks whether text is a bullet or number. Word puts these between two directives, or into an
   * element marked "ignore".
   */
  private directive(comment: string, context: Context): void {
    if (/^\[if !supportLists\]/i.test(comment)) this.begin(context).isInMarker = true;
    else if (this.open && /^\[endif\]/i.test(comment)) this.open.isInMarker = false;
  }

  private marker(children: readonly PasteNode[], context: Context): void {
    const open = this.begin(context);
    const wasInMarker = open.isInMarker;
    open.isInMarker = true;
    this.walk(children, context);
    open.isInMarker = wasInMarker;
  }

  private end(): void {
    const { open } = this;
    this.open = null;
    if (!open) return;
    const { context, names } = open;
    let { runs, marker } = open;
    if (context.tag === "pre") {
      this.text(
        [runs].filter(([first]) => first && !runs.every(isBlank)),
        open,
      );
      return;
    }
    if (context.tag === "p" && !marker) {
      marker = markerIn(startOf(runs));
      runs = withoutStart(runs, marker.length);
    }
    const isItem = context.tag === "p" && (context.item !== null || marker.trim() !== "");
    if (!isItem || marker.trim().length > MARKER_MAX_CHARS) {
      // a heading keeps its number
      this.text(tidyRuns([{ kind: "text", text: marker, marks: [] }, ...runs]), open);
      return;
    }
    const place = { list: "word", level: context.level, ...context.item, ...listOfMarker(marker) };
    const parts = tidyRuns(runs).map(paragraph);
    if (parts.length > 0) this.blocks.push({ ...group("li", parts), names, place });
    else this.names.push(...names);
  }

  private text(parts: readonly (readonly Run[])[], { context: { tag }, names }: OpenText): void {
    if (parts.length === 0) this.names.push(...names);
    parts.forEach((runs, i) => {
      this.blocks.push({ tag, attributes: {}, runs, names: i === 0 ? names : [] });
    });
  }

  private list({ name, attributes, children }: PasteElement, context: Context): void {
    this.lists += 1;
    const list = {
      list: context.list?.list ?? `list ${this.lists}`,
      level: (context.list?.level ?? 0) + 1,
      isOrdered: name === "ol",
      attributes: name === "ol" ? listAttributes(attributes) : {},
    };
    this.walk(children, { ...context, list, item: null, hasLines: false });
  }

  private item({ attributes, children }: PasteElement, context: Context): void {
    const around = context.list ?? { list: "items", level: 1, isOrdered: false, attributes: {} };
    const level = Number(attributes["data-aria-level"] ?? attributes["aria-level"]);
    const id = attributes["data-listid"]; // Word for the web makes a separate list for each item
    const blocks = this.read(children, { ...context, list: null, item: null, group: "li" });
    const place = {
      ...around,
      ...(level > 0 && { level }),
      ...(id !== undefined && { list: `word ${id}` }),
    };
    if (blocks.length > 0) this.blocks.push({ ...group("li", blocks), place });
  }

  private group({ name, children }: PasteElement, context: Context): void {
    const hasLines = context.hasLines && !["dl", "dt", "dd", "figcaption"].includes(name);
    const blocks = this.read(children, {
      ...context,
      list: null,
      item: null,
      group: name,
      hasLines,
    });
    const captions = blocks.filter(({ tag }) => tag === "figcaption");
    if (name !== "figure" || (captions.length > 0 && captions.length < blocks.length)) {
      if (blocks.length > 0) this.blocks.push(group(name, blocks));
      return;
    }
    for (const block of blocks) {
      const { runs, blocks: inner } = block;
      if (block.tag !== "figcaption") this.blocks.push(block);
      else
        this.blocks.push(...(inner ?? []).map(asParagraph), ...(runs ? [asParagraph(block)] : []));
    }
  }

  private beginCaption(): void {
    this.end();
    this.caption = { blocks: this.blocks, start: this.blocks.length };
  }

  private endCaption(): void {
    this.end();
    const { blocks, caption } = this;
    this.caption = null;
    if (caption?.blocks !== blocks) return;
    const made = blocks.splice(caption.start);
    const runs = made.flatMap((block) => block.runs ?? []);
    const isPicture = ({ kind }: Run) => kind === "picture";
    const words = tidyRuns(runs.filter((run) => !isPicture(run)));
    if (!runs.some(isPicture) || words.length === 0 || !made.every((block) => block.runs)) {
      blocks.push(...made);
      return;
    }
    const figcaption = group("figcaption", words.map(paragraph));
    const figure = group("figure", [paragraph(runs.filter(isPicture)), figcaption]);
    blocks.push({ ...figure, names: made.flatMap(({ names }) => names) });
  }

  private table(element: PasteElement, context: Context): void {
    const captions: Block[] = [];
    const rows: { section: string; cells: Cell[] }[] = [];
    const inner = { ...context, list: null, item: null, tag: "p", group: "td" };
    const cellsOf = (nodes: readonly PasteNode[], cells: Cell[]) => {
      let isDummy = false; // an empty cell that Word adds to align rows
      for (const node of nodes) {
        if (typeof node === "object" && "comment" in node) {
          isDummy = /^\[if !supportMisaligned/i.test(node.comment);
        } else if (isElement(node) && /^t[dh]$/.test(node.name)) {
          if (!isDummy && !isHidden(node, styleOf(node))) cells.push(this.cell(node, inner));
        } else this.walk([node], context);
      }
    };
    const collect = (nodes: readonly PasteNode[], section: string) => {
      for (const node of nodes) {
        const name = isElement(node) ? node.name : "";
        if (!isElement(node)) this.walk([node], context);
        else if (/^t(?:head|body|foot)$/.test(name)) collect(node.children, name);
        else if (name === "caption") captions.push(group(name, this.read(node.children, inner)));
        else if (name === "tr" || /^t[dh]$/.test(name)) {
          const cells: Cell[] = [];
          this.place(node.attributes.id);
          if (!isHidden(node, styleOf(node)))
            cellsOf(name === "tr" ? node.children : [node], cells);
          if (cells.length > 0) rows.push({ section, cells });
        } else this.walk([node], context);
      }
    };
    collect(element.children, "tbody");
    this.end();
    const [only, ...others] = rows.flatMap(({ cells }) => cells);
    const shown = captions.filter(({ blocks = [] }) => blocks.length > 0);
    // a table with one cell is for layout
    if (only && others.length === 0 && shown.length === 0) this.blocks.push(...only.blocks);
    else if (only) this.blocks.push(tableOf(rows, shown));
  }

  private cell(element: PasteElement, context: Context): Cell {
    this.place(element.attributes.id);
    const marks = marksOf(element, styleOf(element), context.marks);
    return { element, blocks: this.read(element.children, { ...context, marks }) };
  }
}

const asParagraph = (block: Block): Block => (block.runs ? { ...block, tag: "p" } : block);

/** Returns enough of the text to recognise a marker. */
const startOf = (runs: readonly Run[]): string =>
  runs
    .slice(0, 10)
    .map(({ text }) => text.slice(0, 100))
    .join("");

const picked = (attributes: Attributes, names: readonly string[]): Attributes =>
  Object.fromEntries(
    names.flatMap((name) => (attributes[name] === undefined ? [] : [[name, attributes[name]]])),
  );

const listAttributes = ({ start = "", reversed }: Attributes): Attributes => ({
  ...(/^-?\d{1,9}$/.test(start) && Number(start) !== 1 && { start }),
  ...(reversed !== undefined && { reversed: "" }),
});

/**
 * Builds a table. The first row becomes the header if the source marks it as one or formats it like
 * one.
 */
function tableOf(rows: readonly Row[], captions: readonly Block[]): Block {
  const hasHead = rows.some(({ section }) => section === "thead");
  const row = ({ cells }: Row, isHead: boolean) => {
    const made = cells.map(({ element, blocks }) => {
      const tag = isHead ? "th" : element.name;
      const attributes = picked(element.attributes, CELL_ATTRIBUTES);
      return group(tag, tag === "th" ? withoutBold(blocks) : blocks, attributes);
    });
    return { tag: "tr", attributes: {}, blocks: made, names: [] };
  };
  const isHead = (one: Row, i: number) =>
    one.section === "thead" || (!hasHead && i === 0 && rows.length > 1 && isHeadRow(one));
  const sections = { thead: [] as Block[], tbody: [] as Block[], tfoot: [] as Block[] };
  rows.forEach((one, i) => {
    const section = isHead(one, i) ? "thead" : one.section === "tfoot" ? "tfoot" : "tbody";
    sections[section].push(row(one, section === "thead"));
  });
  const made = Object.entries(sections).filter(([, { length }]) => length > 0);
  const blocks = made.map(([tag, inner]) => ({ tag, attributes: {}, blocks: inner, names: [] }));
  return { tag: "table", attributes: {}, blocks: [...captions, ...blocks], names: [] };
}

const runsOf = (blocks: readonly Block[]): Run[] =>
  blocks.flatMap(({ runs = [], blocks: inner = [] }) => [...runs, ...runsOf(inner)]);

/**
 * Returns whether every cell is a `th`, has the role of a header, or is empty or entirely bold.
 * False if all cells are empty.
 */
const isHeadRow = ({ cells }: Row): boolean =>
  cells.some(({ blocks }) => blocks.length > 0) &&
  cells.every(
    ({ element, blocks }) =>
      element.name === "th" ||
      element.attributes.role === "columnheader" ||
      runsOf(blocks).every((run) => isBlank(run) || run.marks.some(({ tag }) => tag === "strong")),
  );

const withoutBold = (blocks: readonly Block[]): Block[] =>
  blocks.map(({ runs, blocks: inner, ...block }) => ({
    ...block,
    ...(runs && {
      runs: runs.map((run) => ({ ...run, marks: run.marks.filter(({ tag }) => tag !== "strong") })),
    }),
    ...(inner && { blocks: withoutBold(inner) }),
  }));
