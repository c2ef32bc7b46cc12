import { type ImageRef, pathAtApi, resolveImages } from "../../content/model/image";
import { imagePathOf } from "../../content/model/image-path";
import { type ContentIssue, contentIssue } from "../../content/model/report";
import type { WrittenPicture } from "../../content/model/written-picture";
import type { AllContent, ContentName } from "../../content/registry";
import { visibleLine } from "../../content/text/plain-text";
import { imageSources } from "../../content/text/sanitise";
import { contentRoot, IMAGES_FOLDER, shownPath } from "../../content-files/content-root";
import { SITE_PICTURES } from "../brand/site-pictures";
import type { BundledImages } from "./bundled-images";
import type { ImageResult } from "./images";
import { inlinePicture } from "./inline-pictures";
import type { PictureFile, PictureSize } from "./picture-sizes";
import { refusedPathProblem } from "./refused-path";

/** The content that names an image, for the report. */
export interface ImageOwner {
  /** Name of the content type for editors. */
  readonly section: string;
  /** The name of the item for editors; empty for the section itself. */
  readonly item: string;
  /** Whether the content is of the content folder, whose pictures are in the repository, whatever the API sent. */
  readonly isOfFolder?: boolean | undefined;
}

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
  for (const name of sections) {
    resolveImages(content[name], (ref) => {
      const path = pathAtApi(ref, imagesUrl);
      if (path !== null) paths.add(path);
    });
  }
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
  /** Ids of file nodes by the digest of the file. */
  readonly fileIds: ReadonlyMap<string, string>;
  readonly bundled: BundledImages["content"];
  /** The site's own pictures by their path below their folder. */
  readonly site: ReadonlyMap<string, PictureFile>;
  /** The size of each picture that a text may name, by its digest. */
  readonly sizes: ReadonlyMap<string, PictureSize>;
}

export interface ImageResolver {
  /** Returns the id of the file node of an image or its fallback. */
  readonly fileOf: (ref: ImageRef, owner: ImageOwner) => string;
  /** Returns the attributes of an image in a text; null when it cannot be shown. */
  readonly inlinePicture: (src: string, owner: ImageOwner) => WrittenPicture | null;
  /** Issues of the API's images that were replaced, for the report; `folderIssues` are those of the content folder. */
  readonly issues: readonly ContentIssue[];
  readonly folderIssues: readonly ContentIssue[];
  /** The pictures of the texts that were resolved so far. */
  readonly inline: ReadonlyMap<PictureFile, PictureSize>;
}

/** The most characters of a path in the report; a longer one is cut. */
const SHOWN_PATH_MAX_CHARS = 120;

/** Matches the beginning that a picture's path may have in a text of the content folder. */
const PATH_START = /^\/?(?:images\/)?/;

/** Resolves image references to files. Throws only when a fallback image is missing. */
export function createImageResolver(supply: ImageSupply): ImageResolver {
  const missing = `is not a picture in ${shownPath(contentRoot(), IMAGES_FOLDER)}`;
  const { imagesUrl, fromApi, fetched, fileIds, bundled, site, sizes } = supply;
  const issues: ContentIssue[] = [];
  const folderIssues: ContentIssue[] = [];
  const inline = new Map<PictureFile, PictureSize>();
  const isOfFolder = ({ section, isOfFolder = !fromApi.has(section) }: ImageOwner) => isOfFolder;
  const replaced = (owner: ImageOwner, image: string, problem: string, shown: string) => {
    const { section, item } = owner;
    (isOfFolder(owner) ? folderIssues : issues).push(
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
  const idOf = (picture: PictureFile | undefined) => picture && fileIds.get(picture.digest);
  const fallbackOf = ({ fallback }: ImageRef): string => {
    const id = idOf(site.get(fallback));
    if (id) return id;
    throw new Error(
      `The picture ${fallback} is not in ${SITE_PICTURES}: its drawing in illustrations/ is missing`,
    );
  };
  const refusal = (written: string, owner: ImageOwner): string =>
    refusedPathProblem(written, isOfFolder(owner) ? "folder" : "api");

  return {
    issues,
    folderIssues,
    inline,
    fileOf: (ref, owner) => {
      const replace = (image: string, problem: string): string => {
        replaced(owner, image, problem, "visitors see the fallback image");
        return fallbackOf(ref);
      };
      const path = isOfFolder(owner) ? ref.path : pathAtApi(ref, imagesUrl);
      if (path === null) {
        return ref.refused ? replace(ref.refused, refusal(ref.refused, owner)) : fallbackOf(ref);
      }
      if (isOfFolder(owner)) return idOf(bundled.get(path)?.original) ?? replace(path, missing);
      const result = fetched.get(path);
      if (result?.file === null) return replace(path, result.problem);
      return idOf(result) ?? replace(path, "was not fetched");
    },
    inlinePicture: (src, owner) => {
      const leaveOut = (problem: string, written = src): null => {
        replaced(owner, written, problem, "the picture is left out of the text");
        return null;
      };
      const shownOf = (image: PictureFile): WrittenPicture | null => {
        const size = sizes.get(image.digest);
        if (!size) return leaveOut("has no size that can be read");
        inline.set(image, size);
        return inlinePicture(image, size);
      };
      if (isOfFolder(owner)) {
        const folderPath = folderImagePath(src);
        if (folderPath === null) return leaveOut(refusal(src, owner));
        const image = bundled.get(folderPath);
        return image ? shownOf(image) : leaveOut(missing, folderPath);
      }
      const imagePath = apiImagePath(src, imagesUrl);
      if (imagePath === null) return leaveOut(refusal(src, owner));
      const result = fetched.get(imagePath);
      if (result?.file === null) return leaveOut(result.problem);
      return result ? shownOf(result) : leaveOut("was not fetched");
    },
  };
}

/** Returns the path below the content folder's pictures of an image in a text, decoded; null when it is no path. */
export function folderImagePath(src: string): string | null {
  const address = src.trim();
  const isElsewhere = /^[a-z][a-z\d+.-]*:|^[/\\]{2}|\.\.|%2e|%2f|%5c/i.test(address);
  if (isElsewhere || !address) return null;
  try {
    return decodeURIComponent(address.replace(PATH_START, "")); // Markdown becomes a URL
  } catch {
    return null;
  }
}
