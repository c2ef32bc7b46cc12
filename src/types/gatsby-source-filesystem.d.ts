declare module "gatsby-source-filesystem/create-file-node" {
  import type { NodeInput } from "gatsby";
  /** What the plugin itself makes of a file; the id depends on the path alone. */
  export function createFileNode(
    file: string,
    createNodeId: (text: string) => string,
    options: object,
  ): Promise<NodeInput>;
}
