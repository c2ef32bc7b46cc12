import { existsSync, lstatSync, realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { GatsbyNode, Node, SourceNodesArgs } from "gatsby";
import * as v from "valibot";
import { type ContentIssue, contentIssue } from "../../content/model/report";
import { filesBelow, removeAllBut } from "../../node/files";
import { readCacheFile, writeCacheFile } from "../../node/json-file";
import { replaceFile } from "../../node/replace-file";
import type { CheckedImage } from "./image-check";
import type { ImageDecoder } from "./image-decoder";
import { bytesDigest } from "./images";

/** A usable picture: its file node, and the absolute path of the copy that may be published. */
export interface BundledImage {
  readonly id: string;
  readonly file: string;
  /** The digest of the copy's bytes. */
  readonly digest: string;
}

/** Usable pictures of the repository by their path in their folder. */
export interface BundledImages {
  /** The pictures that content names, of the content folder. */
  readonly content: ReadonlyMap<string, BundledImage>;
  /** The pictures of the site itself, rendered from its drawings. */
  readonly site: ReadonlyMap<string, BundledImage>;
  readonly issues: readonly ContentIssue[];
}

/** The folder of copies that may be published, with an index. */
const COPIES = ".content-cache/pictures";
/** The sources of file nodes: see gatsby-config.ts. */
const CONTENT_SOURCE = "content-images";
const SITE_SOURCE = "images";
/** Folder of drawings and pictures of the brand, which no other content names. */
const BRAND_PICTURES = "brand/";
/** Matches the endings of raster images; the site's folder has drawings as well, which no content names. */
const RASTER = /^(?:jpe?g|png|webp|avif|gif)$/i;
/** Name of the field of a file node with the reason why no crop is made of it; empty for none. */
const FIELD = "imageProblem";
const problemField = ({ fields }: Node & { fields?: { [FIELD]?: string } }) => fields?.[FIELD];

/** Version of the check; a higher number makes every copy again. */
const CHECK = 1;
const copy = v.object({
  /** The digest of the picture itself, not of the copy. */
  source: v.string(),
  /** Name of the copy's file. */
  file: v.string(),
  digest: v.string(),
});
type Copy = Readonly<v.InferOutput<typeof copy>>;
/** Schema of a build's cache for the next: the copy of each picture by its source and path in it. */
const index = v.object({ check: v.literal(CHECK), copies: v.record(v.string(), copy) });

const indexFile = (directory: string): string => path.join(directory, "index.json");

/** Returns the copies that may be published of the pictures of the content folder: files by path. */
export function contentCopies(directory: string = path.resolve(COPIES)): Map<string, string> {
  const copies = Object.entries(readCacheFile(index, indexFile(directory))?.copies ?? {});
  return new Map(
    copies
      .filter(([name]) => name.startsWith(`${CONTENT_SOURCE}/`))
      .map(([name, { file }]) => [
        name.slice(CONTENT_SOURCE.length + 1),
        path.join(directory, file),
      ]),
  );
}

const SOURCED_CHECKS = 200;
const SOURCED_PAUSE_MS = 50;

/**
 * Waits, for ten seconds at most, until each file below `folder` has its node: on a busy machine Gatsby's source of
 * files has been seen to finish before its last one, and a good picture would be missing on the pages.
 */
export async function untilSourced(
  { getNodesByType }: Pick<SourceNodesArgs, "getNodesByType">,
  folder: string,
): Promise<void> {
  const files = filesBelow(folder).filter((file) => !/(?:^|\/)\./.test(file));
  for (let check = 0; check < SOURCED_CHECKS; check += 1) {
    const sourced = new Set(getNodesByType("File").map(({ absolutePath }) => String(absolutePath)));
    if (files.every((file) => sourced.has(path.resolve(folder, file)))) return;
    await pause(SOURCED_PAUSE_MS);
  }
}

/**
 * Checks the pictures of the repository like those of the API, and makes a copy of each usable one that may be
 * published; a picture that passed once is not decoded again. A file that is no picture, whatever its name, and one
 * outside its folder is an issue.
 */
export async function checkBundledImages(
  { getNodesByType, actions }: Pick<SourceNodesArgs, "getNodesByType" | "actions">,
  decoder: ImageDecoder,
  directory: string = path.resolve(COPIES),
): Promise<BundledImages> {
  const content = new Map<string, BundledImage>();
  const site = new Map<string, BundledImage>();
  const issues: ContentIssue[] = [];
  const known = readCacheFile(index, indexFile(directory))?.copies ?? {};
  const copies: Record<string, Copy> = {};
  for (const node of getNodesByType("File")) {
    const source = String(node.sourceInstanceName);
    const isContent = source === CONTENT_SOURCE;
    if (!isContent && !(source === SITE_SOURCE && RASTER.test(String(node.extension)))) continue;
    const relativePath = String(node.relativePath);
    if (isContent && relativePath.startsWith(BRAND_PICTURES)) continue; // src/gatsby/brand reads them
    if (/(?:^|\/)\./.test(relativePath)) continue; // of an editor's system, named by nobody
    const file = String(node.absolutePath);
    if (!lstatSync(file, { throwIfNoEntry: false })) continue; // deleted: Gatsby may still have its node
    const digest = node.internal.contentDigest;
    const name = `${source}/${relativePath}`;
    const before = Object.hasOwn(known, name) ? known[name] : undefined;
    let problem = outsideOf(file, relativePath);
    if (!problem) {
      const made =
        before?.source === digest && existsSync(path.join(directory, before.file))
          ? before
          : await copyOf(file, digest, directory, decoder);
      if ("problem" in made) problem = made.problem;
      else {
        copies[name] = made;
        (isContent ? content : site).set(relativePath, {
          id: node.id,
          file: path.join(directory, made.file),
          digest: made.digest,
        });
      }
    }
    if (problemField(node) !== problem) {
      actions.createNodeField({ node, name: FIELD, value: problem });
    }
    if (problem) {
      issues.push(
        contentIssue({
          section: "Bundled images",
          item: `“${path.relative("", file)}”`,
          field: "image",
          problem,
          action: "replaced",
          shown: "visitors see the fallback image, or an empty box where there is none",
        }),
      );
    }
  }
  writeCacheFile(indexFile(directory), { check: CHECK, copies });
  removeAllBut(directory, ["index.json", ...Object.values(copies).map(({ file }) => file)]);
  return { content, site, issues };
}

/** Returns why a file is not one of its folder; empty when it is. */
function outsideOf(file: string, relativePath: string): string {
  const folder = file.slice(0, file.length - relativePath.length);
  try {
    const isBelow = realpathSync(file).startsWith(path.join(realpathSync(folder), path.sep));
    return isBelow ? "" : "is a link that leads out of its folder; put the picture itself there";
  } catch {
    return "cannot be read";
  }
}

/** Makes the copy of a picture that may be published. */
async function copyOf(
  file: string,
  source: string,
  directory: string,
  decoder: ImageDecoder,
): Promise<Copy | Extract<CheckedImage, { readonly problem: string }>> {
  const bytes = await readFile(file).catch(() => null);
  if (!bytes) return { problem: "cannot be read" };
  const image = await decoder.check(bytes);
  if ("problem" in image) return image;
  const digest = bytesDigest(image.bytes);
  const name = `${digest}.${image.ending}`;
  replaceFile(path.join(directory, name), image.bytes);
  return { source, file: name, digest };
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
