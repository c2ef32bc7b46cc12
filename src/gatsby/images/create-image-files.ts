import { readFile } from "node:fs/promises";
import path from "node:path";
import type { SourceNodesArgs } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import type { PictureFile } from "./picture-sizes";

/**
 * Creates one file node per picture and returns the nodes' ids by digest. A picture that hasn't
 * changed keeps its node, so that Gatsby doesn't process it again.
 */
export async function createImageFiles(
  pictures: readonly PictureFile[],
  { actions, createNodeId, getCache, getNodesByType }: SourceNodesArgs,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const node of getNodesByType("File")) {
    if (typeof node.hash !== "string") continue; // not one of our pictures
    actions.touchNode(node); // even if no record uses it now, because a process can't create the same node twice
    ids.set(node.hash, node.id);
  }
  for (const { file, digest } of pictures) {
    if (ids.has(digest)) continue;
    const node = await createFileNodeFromBuffer({
      buffer: await readFile(file),
      hash: digest,
      name: path.parse(file).name,
      ext: path.extname(file),
      getCache,
      createNode: actions.createNode,
      createNodeId,
    });
    ids.set(digest, node.id);
  }
  return ids;
}
