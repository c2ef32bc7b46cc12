import { lstatSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode, Node, SourceNodesArgs } from "gatsby";
import type { ContentIssue } from "../../content/model/report";
import type { ImageDecoder } from "./image-decoder";

/** A usable picture: its file node and its file, by absolute path. */
export interface BundledImage {
  readonly id: string;
  readonly file: string;
  readonly digest: string;
}

/** The folders of pictures: see gatsby-config.ts. */
const SOURCES: readonly string[] = ["images", "content-images"];
/** What gatsby-transformer-sharp would decode. */
const DECODED = /^(?:jpe?g|png|webp|avif|tiff?)$/i;
/** The field of a file node for the reason why no crop is made of it; empty for none. */
const FIELD = "imageProblem";
const problemField = ({ fields }: Node & { fields?: { [FIELD]?: string } }) => fields?.[FIELD];

/**
 * Checks the pictures of the repository as those of the API; what passed once is not decoded again.
 * Returns the usable ones by their path in their folder, and an issue for each other one.
 */
export async function checkBundledImages(
  { getNodesByType, actions }: Pick<SourceNodesArgs, "getNodesByType" | "actions">,
  decoder: ImageDecoder,
): Promise<{
  readonly images: Map<string, BundledImage>;
  readonly issues: readonly ContentIssue[];
}> {
  const images = new Map<string, BundledImage>();
  const issues: ContentIssue[] = [];
  for (const node of getNodesByType("File")) {
    if (!SOURCES.includes(String(node.sourceInstanceName))) continue;
    const file = String(node.absolutePath);
    let problem = DECODED.test(String(node.extension)) ? problemField(node) : "";
    if (problem !== "") {
      problem = await problemOf(file, decoder);
      actions.createNodeField({ node, name: FIELD, value: problem });
    }
    if (!problem) {
      const digest = node.internal.contentDigest;
      images.set(String(node.relativePath), { id: node.id, file, digest });
    } else {
      issues.push({
        section: "Bundled images",
        item: `“${path.relative("", file)}”`,
        field: "image",
        problem,
        action: "replaced",
        shown: "visitors see the fallback image, or an empty box where there is none",
      });
    }
  }
  return { images, issues };
}

/** Returns why a file is no picture of the site; empty when it is one. */
async function problemOf(file: string, decoder: ImageDecoder): Promise<string> {
  if (lstatSync(file).isSymbolicLink()) return "is a link to another file";
  const checked = await decoder.check(await readFile(file));
  return "problem" in checked ? checked.problem : "";
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
