import type { Block } from "./blocks";
import { parsePaste } from "./parse-paste";
import { readBlocks } from "./read-blocks";
import { type Places, writeBlocks } from "./write-blocks";

const NOWHERE: Places = { targetOf: () => null, idOf: () => undefined };

/**
 * Cleans HTML pasted into the desk. Its editor doesn't support headings, paragraphs inside quotes,
 * or links to anchors in the article.
 */
export function cleanPaste(html: string): string {
  const blocks = readBlocks(parsePaste(html), { mayHaveLines: false });
  return writeBlocks(blocks.map(forEditor), NOWHERE);
}

function forEditor(block: Block): Block {
  const inner = block.blocks?.map(forEditor);
  if (/^h\d$/.test(block.tag)) return { ...block, tag: "p" };
  if (!inner) return block;
  return { ...block, blocks: block.tag === "blockquote" ? joinedByBreaks(inner) : inner };
}

/** Joins consecutive paragraphs into one, with line breaks between them. */
function joinedByBreaks(blocks: readonly Block[]): Block[] {
  const result: Block[] = [];
  for (const block of blocks) {
    const last = result.at(-1);
    if (last?.tag === "p" && block.tag === "p") {
      const lineBreak = { kind: "break", text: "", marks: [] } as const;
      const runs = [...(last.runs ?? []), lineBreak, ...(block.runs ?? [])];
      result[result.length - 1] = { ...last, runs };
    } else result.push(block);
  }
  return result;
}
