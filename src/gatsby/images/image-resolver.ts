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

export interface ImageOwner {
  /** Name of the content type, for editors. */
  readonly section: string;
  /** Name of the item, for editors, or "" for the section itself. */
  readonly item: string;
  /**
   * Whether the content is from the content folder. If so, its pictures are too, even if other
   * content comes from the API.
   */
  readonly isOfFolder?: boolean | undefined;
}

/** Returns an image's path below the API's images, or null if it's from somewhere else. */
export function apiImagePath(src: string, imagesUrl: string): string | null {
  const named = imagePathOf(src, imagesUrl);
  return "path" in named ? named.path : null;
}

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

export interface ImageSupply {
  readonly imagesUrl: string;
  /** Content types whose content and images come from the API. */
  readonly fromApi: ReadonlySet<string>;
  readonly fetched: ReadonlyMap<string, ImageResult>;
  /** File node ids by the file's digest. */
  readonly fileIds: ReadonlyMap<string, string>;
  readonly bundled: BundledImages["content"];
  /** The site's own pictures, by path below their folder. */
  readonly site: ReadonlyMap<string, PictureFile>;
  /** Sizes of the pictures that articles may contain, by digest. */
  readonly sizes: ReadonlyMap<string, PictureSize>;
}

export interface ImageResolver {
  /** Returns the file node id of an image or its fallback. */
  readonly fileOf: (ref: ImageRef, owner: ImageOwner) => string;
  /** Returns the attributes of an image in an article, or null if it can't be shown. */
  readonly inlinePicture: (src: string, owner: ImageOwner) => WrittenPicture | null;
  /**
   * Issues about replaced images from the API. Those about the content folder's images are in
   * `folderIssues`.
   */
  readonly issues: readonly ContentIssue[];
  readonly folderIssues: readonly ContentIssue[];
  /** Pictures in the articles that have been resolved so far. */
  readonly inline: ReadonlyMap<PictureFile, PictureSize>;
}

/** Longer paths are shortened in the report. */
const SHOWN_PATH_MAX_CHARS = 120;

/** Matches the optional prefix of a picture's path in the content folder's articles. */
const PATH_START = /^\/?(?:images\/)?/;

/** Resolves image references to files. Throws only if a fallback image is missing. */
export function createImageResolver(supply: ImageSupply): ImageResolver {
  const missing = `isn’t a picture in ${shownPath(contentRoot(), IMAGES_FOLDER)}`;
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
      `The picture ${fallback} isn’t in ${SITE_PICTURES}, because its drawing in illustrations/ is missing`,
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
      return idOf(result) ?? replace(path, "wasn’t fetched");
    },
    inlinePicture: (src, owner) => {
      const leaveOut = (problem: string, written = src): null => {
        replaced(owner, written, problem, "the picture is left out of the text");
        return null;
      };
      const shownOf = (image: PictureFile): WrittenPicture | null => {
        const size = sizes.get(image.digest);
        if (!size) return leaveOut("has no readable size");
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
      return result ? shownOf(result) : leaveOut("wasn’t fetched");
    },
  };
}

/**
 * Returns an image's decoded path below the content folder's pictures, or null if its URL isn't
 * such a path.
 */
export function folderImagePath(src: string): string | null {
  const address = src.trim();
  const isElsewhere = /^[a-z][a-z\d+.-]*:|^[/\\]{2}|\.\.|%2e|%2f|%5c/i.test(address);
  if (isElsewhere || !address) return null;
  try {
    return decodeURIComponent(address.replace(PATH_START, "")); // Markdown percent-encodes paths
  } catch {
    return null;
  }
}
