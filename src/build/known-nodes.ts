import { rmSync } from "node:fs";
import path from "node:path";
import type { NodeInput, SourceNodesArgs } from "gatsby";
import * as v from "valibot";
import { readCacheFile, writeCacheFile } from "./cache-file";
import { makeNode, type PlannedNode } from "./content-nodes";

/** Digests of the nodes that Gatsby holds, by id, as the last build left them. */
export const KNOWN_FILE = ".cache/content-nodes.json";

/**
 * Stands as long as what Gatsby keeps between builds fits together; says what it was made with. A build
 * that changes a node takes it away, and its end puts it back (`scripts/build.ts`).
 */
export const FINISHED_FILE = ".cache/finished-build.txt";

const digests = v.record(v.string(), v.string());
const knownNodes = v.object({ content: digests, files: digests });

type Digests = v.InferOutput<typeof digests>;
/** As much of Gatsby as is used here. */
interface Gatsby extends Pick<SourceNodesArgs, "getNode" | "getNodes"> {
  readonly actions: Pick<
    SourceNodesArgs["actions"],
    "createNode" | "deleteNode" | "enableStatefulSourceNodes"
  >;
}

/** Owner of what `gatsby-node.ts` creates, by Gatsby's own name for it. */
const SITE = "default-site-plugin";
const FILES = "gatsby-source-filesystem";

/**
 * Makes Gatsby hold exactly `content` of the site's own nodes, and `files`. It is handed what differs
 * from the last build only: to ask it about each of 25,000 nodes takes seconds and reads all of them.
 *
 * Gatsby notes at once that a node has changed, but which pages show it only later: a build that ends
 * in between would leave those pages as they were for good. So from the first change to the end of the
 * build `FINISHED_FILE` is missing.
 */
export async function updateNodes(
  content: readonly PlannedNode[],
  files: readonly NodeInput[],
  { actions, getNode, getNodes }: Gatsby,
  root: string = process.cwd(),
): Promise<void> {
  const knownFile = path.join(root, KNOWN_FILE);
  actions.enableStatefulSourceNodes?.(); // what is not mentioned stays
  const known = readCacheFile(knownNodes, knownFile) ?? heldNodes(getNodes());
  const now = {
    content: Object.fromEntries(content.map(({ id, digest }) => [id, digest])),
    files: digestsOf(files),
  };
  const gone = Object.keys(known.content).filter((id) => !(id in now.content));
  const changed = content.filter(({ id }) => known.content[id] !== now.content[id]);
  if (gone.length > 0 || changed.length > 0 || !isEqual(known.files, now.files)) {
    for (const file of [path.join(root, FINISHED_FILE), knownFile]) rmSync(file, { force: true });
  }
  for (const file of files) await actions.createNode(file, { name: FILES }); // it says itself what is gone
  for (const node of gone.map(getNode)) if (node) actions.deleteNode(node);
  for (const node of changed) await actions.createNode(makeNode(node));
  writeCacheFile(knownFile, now);
}

const digestsOf = (nodes: readonly NodeInput[]): Digests =>
  Object.fromEntries(nodes.map(({ id, internal }) => [id, internal.contentDigest]));

const heldNodes = (nodes: ReturnType<Gatsby["getNodes"]>): v.InferOutput<typeof knownNodes> => ({
  content: digestsOf(nodes.filter(({ internal }) => internal.owner === SITE)),
  files: {},
});

const isEqual = (a: Digests, b: Digests): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([id, digest]) => b[id] === digest);
