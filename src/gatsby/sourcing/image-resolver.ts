import { copyFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { type ImageRef, resolveImages } from "../../content/model/image";
import { imagePathOf } from "../../content/model/image-path";
import { type ContentIssue, contentIssue } from "../../content/model/report";
import { imageSources } from "../../content/model/sanitise";
import { visibleLine } from "../../content/model/text";
import type { AllContent, ContentName } from "../../content/registry";
import { CONTENT_IMAGES_FOLDER } from "../../content-folder/content-root";
import { removeAllBut } from "../../node/files";
import type { BundledImages } from "./bundled-images";
import type { ImageResult } from "./images";
import { refusedPathProblem } from "./refused-path";

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
  const named = imagePathOf(src, imagesUrl);
  return "path" in named ? named.path : null;
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
  readonly bundled: Pick<BundledImages, "content" | "own">;
}

export interface ImageResolver {
  /** Returns the id of the file node of an image or its fallback. */
  readonly fileOf: (ref: ImageRef, owner: ImageOwner) => string;
  /** Returns the published URL of an image in a text; null when it cannot be shown. */
  readonly inlineUrl: (src: string, owner: ImageOwner) => string | null;
  /** Images that were replaced, for the report: the API's, and those of the content folder. */
  readonly issues: readonly ContentIssue[];
  readonly ownIssues: readonly ContentIssue[];
  /** Removes the published pictures of former texts: to be called when every text is resolved. */
  readonly removeOtherInline: () => void;
}

/** Of a path in the report; a longer one is cut. */
const SHOWN_PATH_MAX_CHARS = 120;

/** What may stand before the path of a picture in a text of the content folder. */
const OWN_PATH_START = /^\/?(?:images\/)?/;
const MISSING = `is not a picture in ${CONTENT_IMAGES_FOLDER}`;

/** Resolves image references to files. Throws only when a fallback image is missing. */
export function createImageResolver(supply: ImageSupply): ImageResolver {
  const { imagesUrl, fromApi, fetched, fileIds, bundled } = supply;
  const issues: ContentIssue[] = [];
  const ownIssues: ContentIssue[] = [];
  const published = new Set<string>();
  const isOwn = ({ section, isOwn = !fromApi.has(section) }: ImageOwner) => isOwn;
  const replaced = (owner: ImageOwner, image: string, problem: string, shown: string) => {
    const { section, item } = owner;
    (isOwn(owner) ? ownIssues : issues).push(
      contentIssue({
        section,
        item: item && `“${item}”`,
        field: "image",
        problem: `“${visibleLine(image, SHOWN_PATH_MAX_CHARS)}” ${problem}`,
        action: "replaced",
        shown,
      }),
    );
  };
  const fallbackOf = ({ fallback }: ImageRef): string => {
    const file = bundled.own.get(fallback);
    if (file) return file.id;
    throw new Error(`src/images/${fallback} is missing or unusable; run: npm run illustrations`);
  };
  const refusal = (written: string, owner: ImageOwner): string =>
    refusedPathProblem(written, isOwn(owner) ? "folder" : "api");

  return {
    issues,
    ownIssues,
    removeOtherInline: () => removeAllBut(inlineDirectory(), published),
    fileOf: (ref, owner) => {
      const replace = (image: string, problem: string): string => {
        replaced(owner, image, problem, "visitors see the fallback image");
        return fallbackOf(ref);
      };
      if (ref.path === null) {
        return ref.refused ? replace(ref.refused, refusal(ref.refused, owner)) : fallbackOf(ref);
      }
      if (isOwn(owner)) return bundled.content.get(ref.path)?.id ?? replace(ref.path, MISSING);
      const result = fetched.get(ref.path);
      if (result?.file === null) return replace(ref.path, result.problem);
      return (result && fileIds.get(result.file)) ?? replace(ref.path, "was not fetched");
    },
    inlineUrl: (src, owner) => {
      const leaveOut = (problem: string): null => {
        replaced(owner, src, problem, "the picture is left out of the text");
        return null;
      };
      const publishOf = (image: Published): string => {
        const name = publish(image);
        published.add(name);
        return `/${INLINE_DIRECTORY}/${name}`;
      };
      if (isOwn(owner)) {
        const ownPath = ownImagePath(src);
        if (ownPath === null) return leaveOut(refusal(src, owner));
        const image = bundled.content.get(ownPath);
        return image ? publishOf(image) : leaveOut(MISSING);
      }
      const imagePath = apiImagePath(src, imagesUrl);
      if (imagePath === null) return leaveOut(refusal(src, owner));
      const result = fetched.get(imagePath);
      if (result?.file === null) return leaveOut(result.problem);
      return result ? publishOf(result) : leaveOut("was not fetched");
    },
  };
}

/** Returns the path below the content folder's pictures of an image in a text; null when it is no path. */
export function ownImagePath(src: string): string | null {
  const address = src.trim();
  const isElsewhere = /^[a-z][a-z\d+.-]*:|^[/\\]{2}|\.\.|%2e|%2f|%5c/i.test(address);
  return isElsewhere ? null : address.replace(OWN_PATH_START, "");
}

const inlineDirectory = (): string => path.resolve("public", INLINE_DIRECTORY);

/** A file that may be published, and the digest of its bytes. */
interface Published {
  readonly file: string;
  readonly digest: string;
}

/** Copies an image into `public`. Returns its name there, which changes with its bytes. */
function publish({ file, digest }: Published): string {
  const name = `${digest}${path.extname(file)}`;
  mkdirSync(inlineDirectory(), { recursive: true });
  copyFileSync(file, path.join(inlineDirectory(), name));
  return name;
}
