import type { Attributes } from "./paste-tree";

export interface Mark {
  readonly tag: string;
  readonly attributes: Attributes;
}

/** A piece of a paragraph. Its marks are listed outermost first. */
export interface Run {
  readonly kind: "text" | "break" | "picture";
  readonly text: string;
  readonly marks: readonly Mark[];
  /** Attributes of a picture. Other runs have none. */
  readonly attributes?: Attributes;
}

/** The position of a list item before items are nested into lists. */
export interface ItemPlace {
  /** Identifies the list. Neighbouring items of the same list have the same value. */
  readonly list: string;
  readonly level: number;
  readonly isOrdered: boolean;
  /** Attributes for the list, used if this item is the first in it. */
  readonly attributes: Attributes;
}

export interface Block {
  /** "" for text that needs no paragraph inside its parent. */
  readonly tag: string;
  readonly attributes: Attributes;
  readonly runs?: readonly Run[];
  readonly blocks?: Block[];
  readonly place?: ItemPlace;
  /** Names by which the article's links refer to this block. */
  readonly names: readonly string[];
}

export const paragraph = (runs: readonly Run[]): Block => ({
  tag: "p",
  attributes: {},
  runs,
  names: [],
});

/** Returns whether a run is a line break or only white space. */
export const isBlank = ({ kind, text }: Run): boolean => kind !== "picture" && text.trim() === "";

export const isSameMark = (a: Mark, b: Mark): boolean =>
  a === b || (a.tag === b.tag && JSON.stringify(a.attributes) === JSON.stringify(b.attributes));

/** Elements that can hold the text of a single paragraph directly. */
const HOLDS_TEXT = new Set("li td th dd dt figcaption figure caption".split(" "));

/**
 * Wraps blocks in an element. If an item, cell or caption has only one paragraph, it holds that
 * paragraph's text directly.
 */
export function group(tag: string, blocks: Block[], attributes: Attributes = {}): Block {
  const paragraphs = blocks.filter((block) => block.tag === "p");
  const [only] = paragraphs;
  if (!only || paragraphs.length > 1 || !HOLDS_TEXT.has(tag)) {
    return { tag, attributes, blocks, names: [] };
  }
  const unwrapped = blocks.map((block) =>
    block === only ? { ...only, tag: "", names: [] } : block,
  );
  return { tag, attributes, blocks: unwrapped, names: only.names };
}

/** Nests neighbouring items of the same list by their levels. */
export function nestItems(blocks: readonly Block[]): Block[] {
  const nested: Block[] = [];
  /** The lists that the next item may continue, outermost first. */
  let open: { readonly place: ItemPlace; readonly items: Block[] }[] = [];
  for (const { place, ...block } of blocks) {
    if (!place) {
      open = [];
      nested.push(block);
      continue;
    }
    if (open[0]?.place.list !== place.list) open = [];
    while (open.length > 1 && levelOf(open.at(-1)) > place.level) open.pop();
    const isDeeper = open.length > 0 && place.level > levelOf(open.at(-1));
    const isOther = !isDeeper && open.at(-1)?.place.isOrdered !== place.isOrdered;
    if (isOther) open.pop();
    if (isDeeper || isOther) {
      const items: Block[] = [];
      const siblings = open.at(-1)?.items.at(-1)?.blocks ?? nested;
      const tag = place.isOrdered ? "ol" : "ul";
      siblings.push({ tag, attributes: place.attributes, blocks: items, names: [] });
      open.push({ place, items });
    }
    open.at(-1)?.items.push({ ...block, blocks: [...(block.blocks ?? [])] });
  }
  return nested;
}

const levelOf = (list?: { readonly place: ItemPlace }): number => list?.place.level ?? 0;
