import { copyFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { type ImageRef, resolveImages } from "../../content/model/image";
import type { ContentIssue } from "../../content/model/report";
import { imageSources } from "../../content/model/sanitise";
import { plainLine } from "../../content/model/text";
import type { AllContent, ContentName } from "../../content/registry";
import { CONTENT_IMAGES_FOLDER } from "../../content-folder/folder-documents";
import { cutText } from "../../site/text";
import type { ImageResult } from "./images";

/** The content that names an image, for the report. */
export interface ImageOwner {
  /** Name of the content type for editors. */
  readonly section: string;
  /** Its name for editors; empty for the section itself. */
  readonly item: string;
}

/** The published copies of images in posts' texts, below `public`, each named by its digest. */
export const INLINE_DIRECTORY = "static/content-images";

/** Returns the path below the API's images of an image in a text; null for an image from elsewhere. */
export function apiImagePath(src: string, imagesUrl: string): string | null {
  const relative = /^\/?images\/(.+)$/.exec(src.trim())?.[1];
  const absolute = src.trim().startsWith(`${imagesUrl}/`) && src.trim().slice(imagesUrl.length + 1);
  const encoded = relative ?? absolute;
  if (!encoded || encoded.includes("?")) return null;
  try {
    const decoded = decodeURI(encoded);
    encodeURI(decoded); // throws for half a character, which no URL can have
    return decoded.includes("..") ? null : decoded;
  } catch {
    return null;
  }
}

/** Returns every image path that the given sections name, each once. */
export function imagePaths(
  content: AllContent,
  sections: readonly ContentName[],
  imagesUrl: string,
): string[] {
  const paths = new Set<string>();
  for (const name of sections)
    resolveImages(content[name], (ref) => ref.path && paths.add(ref.path));
  if (sections.includes("blogPosts")) {
    const texts = content.blogPosts.flatMap((post) => post.sections.map(({ html }) => html));
    for (const src of texts.flatMap(imageSources)) {
      const imagePath = apiImagePath(src, imagesUrl);
      if (imagePath) paths.add(imagePath);
    }
  }
  return [...paths];
}

/** Fetched images and the file nodes of images. */
export interface ImageSupply {
  readonly imagesUrl: string;
  /** Names of the content types whose content and images come from the API. */
  readonly fromApi: ReadonlySet<string>;
  readonly fetched: ReadonlyMap<string, ImageResult>;
  /** File node id by absolute path. */
  readonly fileIds: ReadonlyMap<string, string>;
  /** Id of each usable file node of the repository by its path in its folder of pictures. */
  readonly bundledIds: ReadonlyMap<string, string>;
}

export interface ImageResolver {
  /** Returns the id of the file node of an image or its fallback. */
  readonly fileOf: (ref: ImageRef, owner: ImageOwner) => string;
  /** The same for content of the folder, whose pictures are in the repository. */
  readonly bundledFileOf: (ref: ImageRef, owner: ImageOwner) => string;
  /** Returns the published URL of an image in a text; null when it cannot be shown. */
  readonly inlineUrl: (src: string, owner: ImageOwner) => string | null;
  /** Images that were replaced, for the report. */
  readonly issues: readonly ContentIssue[];
}

const MISSING = `is not a picture in ${CONTENT_IMAGES_FOLDER}`;

/** Resolves image references to files. Throws only when a fallback image is missing. */
export function createImageResolver(supply: ImageSupply): ImageResolver {
  const { imagesUrl, fromApi, fetched, fileIds, bundledIds } = supply;
  const issues: ContentIssue[] = [];
  const replaced = ({ section, item }: ImageOwner, image: string, problem: string, shown: string) =>
    issues.push({
      section,
      item: item && `“${item}”`,
      field: "image",
      problem: `“${image}” ${problem}`,
      action: "replaced",
      shown,
    });
  const bundled = (file: string): string => {
    const id = bundledIds.get(file);
    if (!id)
      throw new Error(`src/images/${file} is missing or unusable; run: npm run illustrations`);
    return id;
  };
  const bundledFileOf = ({ path: imagePath, fallback }: ImageRef, owner: ImageOwner): string => {
    const id = imagePath ? bundledIds.get(imagePath) : undefined;
    if (id) return id;
    if (imagePath) replaced(owner, imagePath, MISSING, "visitors see the fallback image");
    return bundled(fallback);
  };

  return {
    issues,
    bundledFileOf,
    fileOf: (ref, owner) => {
      if (!fromApi.has(owner.section) || ref.path === null) return bundledFileOf(ref, owner);
      const result = fetched.get(ref.path);
      const id = result?.file ? fileIds.get(result.file) : undefined;
      if (id) return id;
      const problem = result?.file === null ? result.problem : "was not fetched";
      replaced(owner, ref.path, problem, "visitors see the fallback image");
      return bundled(ref.fallback);
    },
    inlineUrl: (src, owner) => {
      const result = fetched.get(apiImagePath(src, imagesUrl) ?? "");
      if (result?.file) return publish(result);
      const problem = result?.file === null ? result.problem : "does not come from the content API";
      replaced(owner, plainLine(cutText(src, 120)), problem, "the picture is left out of the text");
      return null;
    },
  };
}

/** Copies an image into `public` under a name that changes with its bytes. Returns its URL. */
function publish({ file, digest }: { readonly file: string; readonly digest: string }): string {
  const name = `${digest}${path.extname(file)}`;
  const directory = path.resolve("public", INLINE_DIRECTORY);
  mkdirSync(directory, { recursive: true });
  copyFileSync(file, path.join(directory, name));
  return `/${INLINE_DIRECTORY}/${name}`;
}
