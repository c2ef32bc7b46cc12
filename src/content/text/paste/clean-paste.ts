import type { Block, Run } from "./blocks";
import { parsePaste } from "./parse-paste";
import { readBlocks } from "./read-blocks";
import { type Places, writeBlocks } from "./write-blocks";

const NOWHERE: Places = { targetOf: () => null, idOf: () => undefined };

/**
 * Cleans HTML that is pasted at the desk. Its editor has no headings, no paragraphs in quotes and no line breaks in
 * cells, and links to places in the article can't be kept.
 */
export function cleanPaste(html: string): string {
  const blocks = readBlocks(parsePaste(html), { mayHaveLines: false });
  return writeBlocks(blocks.map(forEditor), NOWHERE);
}

function forEditor(block: Block): Block {
  const inner = block.blocks?.map(forEditor);
  if (/^h\d$/.test(block.tag)) return { ...block, tag: "p" };
  if (block.tag === "blockquote" && inner) {
    return { ...block, blocks: joined(inner, { kind: "break", text: "", marks: [] }) };
  }
  if (/^t[hd]$/.test(block.tag) && inner) {
    const space: Run = { kind: "text", text: " ", marks: [] };
    const cell = joined(inner, space);
    return {
      ...block,
      blocks: cell.map((part) => ({
        ...part,
        ...(part.tag === "p" && { tag: "" }),
        ...(part.runs && { runs: part.runs.map((run) => (run.kind === "break" ? space : run)) }),
      })),
    };
  }
  return { ...block, ...(inner && { blocks: inner }) };
}

/** Joins paragraphs that follow each other. */
function joined(blocks: readonly Block[], between: Run): Block[] {
  const result: Block[] = [];
  for (const block of blocks) {
    const last = result.at(-1);
    if (last?.tag === "p" && block.tag === "p") {
      const runs = [...(last.runs ?? []), between, ...(block.runs ?? [])];
      result[result.length - 1] = { ...last, runs };
    } else result.push(block);
  }
  return result;
}
