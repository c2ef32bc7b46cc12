import { copyFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { type ImageRef, resolveImages } from "../../content/model/image";
import type { ContentIssue } from "../../content/model/report";
import { imageSources } from "../../content/model/sanitise";
import { plainLine } from "../../content/model/text";
import type { AllContent, ContentName } from "../../content/registry";
import { CONTENT_IMAGES_FOLDER } from "../../content-folder/folder-documents";
import { cutText } from "../../site/format/text";
import type { BundledImage } from "./bundled-images";
import type { ImageResult } from "./images";

/** The content that names an image, for the report. */
export interface ImageOwner {
  /** Name of the content type for editors. */
  readonly section: string;
  /** Its name for editors; empty for the section itself. */
  readonly item: string;
  /** Whether it is of the content folder, whose pictures are in the repository, whatever the API sent. */
  readonly isOwn?: boolean | undefined;
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
  /** Each usable file of the repository by its path in its folder of pictures. */
  readonly bundled: ReadonlyMap<string, BundledImage>;
}

export interface ImageResolver {
  /** Returns the id of the file node of an image or its fallback. */
  readonly fileOf: (ref: ImageRef, owner: ImageOwner) => string;
  /** Returns the published URL of an image in a text; null when it cannot be shown. */
  readonly inlineUrl: (src: string, owner: ImageOwner) => string | null;
  /** Images that were replaced, for the report: the API's, and those of the content folder. */
  readonly issues: readonly ContentIssue[];
  readonly ownIssues: readonly ContentIssue[];
}

/** What may stand before the path of a picture in a text of the content folder. */
const OWN_PATH_START = /^\/?(?:images\/)?/;
const MISSING = `is not a picture in ${CONTENT_IMAGES_FOLDER}`;

/** Resolves image references to files. Throws only when a fallback image is missing. */
export function createImageResolver(supply: ImageSupply): ImageResolver {
  const { imagesUrl, fromApi, fetched, fileIds, bundled } = supply;
  const issues: ContentIssue[] = [];
  const ownIssues: ContentIssue[] = [];
  const isOwn = ({ section, isOwn = !fromApi.has(section) }: ImageOwner) => isOwn;
  const replaced = (owner: ImageOwner, image: string, problem: string, shown: string) => {
    const { section, item } = owner;
    (isOwn(owner) ? ownIssues : issues).push({
      section,
      item: item && `“${item}”`,
      field: "image",
      problem: `“${image}” ${problem}`,
      action: "replaced",
      shown,
    });
  };
  const fallbackOf = ({ fallback }: ImageRef): string => {
    const file = bundled.get(fallback);
    if (file) return file.id;
    throw new Error(`src/images/${fallback} is missing or unusable; run: npm run illustrations`);
  };
  const fetchedProblem = (result: ImageResult | undefined, otherwise: string): string =>
    result?.file === null ? result.problem : otherwise;

  return {
    issues,
    ownIssues,
    fileOf: (ref, owner) => {
      if (ref.path === null) return fallbackOf(ref);
      const result = fetched.get(ref.path);
      const id = isOwn(owner)
        ? bundled.get(ref.path)?.id
        : result?.file && fileIds.get(result.file);
      if (id) return id;
      const problem = isOwn(owner) ? MISSING : fetchedProblem(result, "was not fetched");
      replaced(owner, ref.path, problem, "visitors see the fallback image");
      return fallbackOf(ref);
    },
    inlineUrl: (src, owner) => {
      const result = fetched.get(apiImagePath(src, imagesUrl) ?? "");
      const file = isOwn(owner)
        ? bundled.get(src.trim().replace(OWN_PATH_START, ""))
        : result?.file && result;
      if (file) return publish(file);
      const problem = isOwn(owner)
        ? MISSING
        : fetchedProblem(result, "does not come from the content API");
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
