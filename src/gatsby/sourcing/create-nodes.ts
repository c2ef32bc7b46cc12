import type { SourceNodesArgs } from "gatsby";
import { makeNode, type PlannedNode } from "./content-nodes";

/** The part of Gatsby that creating nodes needs. */
interface NodeApi extends Pick<SourceNodesArgs, "getNode"> {
  readonly actions: Pick<SourceNodesArgs["actions"], "createNode" | "touchNode">;
}

/** Creates new and changed nodes and keeps equal ones; Gatsby deletes those that are no longer named. */
export async function createNodes(
  nodes: readonly PlannedNode[],
  { actions, getNode }: NodeApi,
): Promise<void> {
  for (const node of nodes) {
    const existing = getNode(node.id);
    // an equal node is not made again: to sanitise ten thousand texts takes seconds
    if (existing?.internal.contentDigest === node.digest) actions.touchNode(existing);
    else await actions.createNode(makeNode(node));
  }
}
