import { readFile } from "node:fs/promises";
import type { GatsbyNode, Node, SourceNodesArgs } from "gatsby";
import type { ContentIssue } from "../../content/model/report";
import type { ImageDecoder } from "./image-decoder";

/** What gatsby-transformer-sharp would decode. */
const DECODED = /^(?:jpe?g|png|webp|avif|tiff?)$/i;
/** The field of a file node for the reason why no crop is made of it; empty for none. */
const FIELD = "imageProblem";
const problemField = ({ fields }: Node & { fields?: { [FIELD]?: string } }) => fields?.[FIELD];

/**
 * Checks the files below `src/images` as those of the API; what passed once is not decoded again.
 * Returns the ids of the usable ones by their path there, and an issue for each other one.
 */
export async function checkBundledImages(
  { getNodesByType, actions }: Pick<SourceNodesArgs, "getNodesByType" | "actions">,
  decoder: ImageDecoder,
): Promise<{ readonly ids: Map<string, string>; readonly issues: readonly ContentIssue[] }> {
  const ids = new Map<string, string>();
  const issues: ContentIssue[] = [];
  for (const node of getNodesByType("File")) {
    if (node.sourceInstanceName !== "images") continue;
    const relativePath = String(node.relativePath);
    let problem = DECODED.test(String(node.extension)) ? problemField(node) : "";
    if (problem !== "") {
      const checked = await decoder.check(await readFile(String(node.absolutePath)));
      problem = "problem" in checked ? checked.problem : "";
      actions.createNodeField({ node, name: FIELD, value: problem });
    }
    if (!problem) ids.set(relativePath, node.id);
    else {
      issues.push({
        section: "Bundled images",
        item: `“src/images/${relativePath}”`,
        field: "image",
        problem,
        action: "replaced",
        shown: "visitors see the fallback image, or an empty box where there is none",
      });
    }
  }
  return { ids, issues };
}

interface ResolverInfo {
  readonly originalResolver: (...all: readonly unknown[]) => unknown;
}

/** Gives no crop of a refused image to a query that names its file itself, past the content. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) =>
  createResolvers({
    File: {
      childImageSharp: {
        resolve: (file: Node, args: unknown, context: unknown, info: ResolverInfo) =>
          problemField(file) ? null : info.originalResolver(file, args, context, info),
      },
    },
  });
