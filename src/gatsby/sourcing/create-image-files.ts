import { rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { SourceNodesArgs } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import type { ImageResult } from "./images";

/** Source of the file nodes that `createFileNodeFromBuffer` has made. */
const PROGRAMMATIC = "__PROGRAMMATIC__";

/**
 * Creates one file node for each fetched image. Returns their ids by absolute path. Named by its bytes,
 * so that an unchanged image is neither read nor processed again.
 */
export async function createImageFiles(
  results: readonly ImageResult[],
  { actions, createNodeId, getCache, getNodesByType }: SourceNodesArgs,
): Promise<Map<string, string>> {
  const existing = new Map(getNodesByType("File").map((node) => [node.name, node]));
  // A node that is not known is new: its file is written, also where Gatsby has had it before.
  const withoutMemory = (id: string) =>
    Object.assign(Object.create(getCache(id)), { get: async () => undefined });
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
        getCache: withoutMemory,
        createNode: actions.createNode,
        createNodeId,
      }));
    ids.set(file, node.id);
  }
  return ids;
}

/**
 * Removes the crops that earlier builds have made of fetched images that content no longer names, and the file that
 * Gatsby makes them from, without which it forgets that they were made.
 */
export function removeOtherImages(
  results: readonly ImageResult[],
  { getNodesByType }: Pick<SourceNodesArgs, "getNodesByType">,
): void {
  const used = new Set(results.flatMap((result) => (result.file === null ? [] : [result.digest])));
  const removed = getNodesByType("File").filter(
    ({ sourceInstanceName, name }) =>
      sourceInstanceName === PROGRAMMATIC && !used.has(String(name)),
  );
  for (const { name, absolutePath } of removed) {
    rmSync(String(absolutePath), { force: true });
    rmSync(path.resolve("public/static", String(name)), { recursive: true, force: true });
  }
}
