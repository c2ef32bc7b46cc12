import type { Prices } from "../../../content/catalogue/prices";
import type { Service } from "../../../content/catalogue/service-record";

export interface BrochureData {
  readonly services: readonly Service[];
  readonly prices: Prices;
}

/** A brochure as blocks in reading order. */
export interface BrochureDocument {
  readonly title: string;
  readonly subtitle: string;
  readonly keywords: readonly string[];
  readonly blocks: readonly Block[];
}

export type Block =
  /** A heading of level 1 is also a bookmark. `breakBefore` starts a new page. */
  | {
      readonly kind: "heading";
      readonly level: 1 | 2;
      readonly text: string;
      readonly breakBefore?: boolean;
      /** Hex colour of a bar next to the heading. */
      readonly tint?: string;
    }
  | { readonly kind: "paragraph"; readonly text: string; readonly muted?: boolean }
  | { readonly kind: "list"; readonly items: readonly string[]; readonly ordered?: boolean }
  | { readonly kind: "code"; readonly lines: readonly string[] }
  | {
      readonly kind: "table";
      /** Shares of the table's width, by column. */
      readonly columns: readonly number[];
      readonly head: readonly string[];
      readonly rows: readonly TableRow[];
    };

export interface TableRow {
  readonly cells: readonly string[];
  readonly isHighlighted?: boolean;
}

export const heading = (
  level: 1 | 2,
  text: string,
  more: { readonly breakBefore?: boolean; readonly tint?: string } = {},
): Block => ({ kind: "heading", level, text, ...more });
export const paragraph = (text: string): Block => ({ kind: "paragraph", text });
export const remark = (text: string): Block => ({ kind: "paragraph", text, muted: true });
export const list = (items: readonly string[], ordered = false): Block => ({
  kind: "list",
  items,
  ordered,
});
export const table = (
  columns: readonly number[],
  head: readonly string[],
  rows: readonly (readonly string[] | TableRow)[],
): Block => ({
  kind: "table",
  columns,
  head,
  rows: rows.map((row) => ("cells" in row ? row : { cells: row })),
});

/**
 * Returns whether a block has content. Headings count as filled, because `withoutEmpty` handles
 * them.
 */
function isFilled(block: Block): boolean {
  if (block.kind === "list") return block.items.length > 0;
  if (block.kind === "table") return block.rows.length > 0;
  return block.kind !== "paragraph" || block.text.trim() !== "";
}

/** Drops blocks without content, and headings with nothing below them. */
export function withoutEmpty(blocks: readonly Block[]): readonly Block[] {
  const filled = blocks.filter(isFilled);
  const kept: Block[] = [];
  for (const block of filled.toReversed()) {
    const below = kept.at(-1);
    const hasText =
      below &&
      (below.kind !== "heading" || (block.kind === "heading" && below.level > block.level));
    if (block.kind !== "heading" || hasText) kept.push(block);
  }
  return kept.toReversed();
}
