import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ImageRef } from "../../content/model/image";
import { resolveImages } from "../../content/model/image";
import type { ContentIssue } from "../../content/model/report";
import { imageSources } from "../../content/model/sanitise";
import { plainLine } from "../../content/model/text";
import { type AllContent, CONTENT_TYPES, type ContentName } from "../../content/registry";
import type { ImageResult } from "./images";

/** Whose image it is, for the report. */
export interface ImageOwner {
  readonly section: ContentName;
  /** As editors know it; empty for the section itself. */
  readonly item: string;
}

/** Where the published copies of images in running text go, below `public`. */
const INLINE_DIRECTORY = "static/content-images";

/**
 * The path below the API's images that an address in running text means; null when the image would
 * come from anywhere else.
 */
export function apiImagePath(src: string, imagesUrl: string): string | null {
  const relative = /^\/?images\/(.+)$/.exec(src.trim())?.[1];
  const absolute = src.trim().startsWith(`${imagesUrl}/`) && src.trim().slice(imagesUrl.length + 1);
  const found = relative ?? absolute;
  if (!found || found.includes("?")) return null;
  try {
    const wanted = decodeURI(found);
    encodeURI(wanted); // throws where half a character stands in it, as no address can
    return wanted.includes("..") ? null : wanted;
  } catch {
    return null;
  }
}

/** Every image path that the given sections name, each once. */
export function imagePaths(
  content: AllContent,
  sections: readonly ContentName[],
  imagesUrl: string,
): string[] {
  const paths = new Set<string>();
  for (const name of sections) {
    resolveImages(content[name], ({ path: wanted }) => wanted && paths.add(wanted));
  }
  if (sections.includes("blogPosts")) {
    const bodies = content.blogPosts.flatMap((post) => post.sections.map(({ html }) => html));
    for (const html of bodies) {
      for (const src of imageSources(html)) {
        const wanted = apiImagePath(src, imagesUrl);
        if (wanted) paths.add(wanted);
      }
    }
  }
  return [...paths];
}

/** What became of each image, and the file nodes that stand for them. */
export interface ImageSupply {
  readonly imagesUrl: string;
  /** Sections whose content, and so whose images, come from the API. */
  readonly fromApi: ReadonlySet<ContentName>;
  readonly fetched: ReadonlyMap<string, ImageResult>;
  /** File node id by absolute path. */
  readonly fileIds: ReadonlyMap<string, string>;
  /** File node id by path below `src/images`. */
  readonly bundledIds: ReadonlyMap<string, string>;
}

export interface ImageResolver {
  /** Id of the file node to show: the image itself or its fallback. */
  readonly fileOf: (ref: ImageRef, owner: ImageOwner) => string;
  readonly bundledFileOf: (ref: ImageRef) => string;
  /** Public address of an image in running text; null when it cannot be shown. */
  readonly inlineAddress: (src: string, owner: ImageOwner) => string | null;
  /** Images that were replaced, for the report. */
  readonly issues: readonly ContentIssue[];
}

/** Turns image references into files. Throws only when a bundled image of ours is missing. */
export function createImageResolver(supply: ImageSupply): ImageResolver {
  const { imagesUrl, fromApi, fetched, fileIds, bundledIds } = supply;
  const issues: ContentIssue[] = [];
  const replaced = ({ section, item }: ImageOwner, image: string, problem: string, shown: string) =>
    issues.push({
      section: CONTENT_TYPES[section].name,
      item: item && `“${item}”`,
      field: "image",
      problem: `“${image}” ${problem}`,
      action: "replaced",
      shown,
    });
  const bundled = (file: string): string => {
    const id = bundledIds.get(file);
    if (!id) throw new Error(`src/images/${file} is missing; run: npm run illustrations`);
    return id;
  };
  const bundledFileOf = ({ path: wanted, fallback }: ImageRef): string =>
    bundled(wanted && bundledIds.has(wanted) ? wanted : fallback);

  return {
    issues,
    bundledFileOf,
    fileOf: (ref, owner) => {
      if (!fromApi.has(owner.section) || ref.path === null) return bundledFileOf(ref);
      const result = fetched.get(ref.path);
      const id = result?.file ? fileIds.get(result.file) : undefined;
      if (id) return id;
      const problem = result?.file === null ? result.problem : "was not fetched";
      replaced(owner, ref.path, problem, "visitors see the fallback image");
      return bundled(ref.fallback);
    },
    inlineAddress: (src, owner) => {
      const wanted = apiImagePath(src, imagesUrl);
      const result = wanted === null ? undefined : fetched.get(wanted);
      if (result?.file) return publish(result.file);
      const problem = result?.file === null ? result.problem : "does not come from the content API";
      replaced(owner, plainLine(src.slice(0, 120)), problem, "the picture is left out of the text");
      return null;
    },
  };
}

/** Copies an image into `public` under a name that changes with its bytes. */
function publish(file: string): string {
  const hash = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 20);
  const name = `${hash}${path.extname(file)}`;
  const directory = path.resolve("public", INLINE_DIRECTORY);
  mkdirSync(directory, { recursive: true });
  copyFileSync(file, path.join(directory, name));
  return `/${INLINE_DIRECTORY}/${name}`;
}
