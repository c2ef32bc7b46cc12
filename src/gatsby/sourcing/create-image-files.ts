import { readFile } from "node:fs/promises";
import path from "node:path";
import type { SourceNodesArgs } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import type { ImageResult } from "./images";

/**
 * Creates one file node for each fetched image. Returns their ids by absolute path. Named by its bytes,
 * so that an unchanged image is neither read nor processed again.
 */
export async function createImageFiles(
  results: readonly ImageResult[],
  { actions, createNodeId, getCache, getNodesByType }: SourceNodesArgs,
): Promise<Map<string, string>> {
  const existing = new Map(getNodesByType("File").map((node) => [node.name, node]));
  const ids = new Map<string, string>();
  for (const result of results) {
    if (result.file === null || ids.has(result.file)) continue;
    const { file, digest } = result;
    const known = existing.get(digest);
    if (known) actions.touchNode(known);
    const node =
      known ??
      (await createFileNodeFromBuffer({
        buffer: await readFile(file),
        hash: digest,
        name: digest,
        ext: path.extname(file),
        getCache,
        createNode: actions.createNode,
        createNodeId,
      }));
    ids.set(file, node.id);
  }
  return ids;
}
