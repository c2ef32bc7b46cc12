import { createHash } from "node:crypto";
import { type ImageRef, imageRef, resolveImages } from "../../src/content/model/image";
import { imageSources } from "../../src/content/text/sanitise";
import type { ContentFile } from "../../src/content-files/content-file";
import {
  IMAGES_FOLDER,
  MISSING,
  readPicture,
  shownPath,
} from "../../src/content-files/content-root";
import { ownPictures } from "../../src/gatsby/brand/site-pictures";
import { checkImage } from "../../src/gatsby/images/image-check";
import { folderImagePath } from "../../src/gatsby/images/image-resolver";
import { refusedPathProblem } from "../../src/gatsby/images/refused-path";
import type { FolderDefaults, Records } from "../../src/gatsby/sourcing/content-folder";
import { type Finding, wholeFile } from "./findings";
import { placesOf } from "./text-places";

/**
 * Returns why a picture can't be shown, or null if it can. Remembers the result for each picture.
 */
export type CheckPicture = (bytes: Buffer) => Promise<string | null>;

/** Creates a function that checks pictures by decoding them as a build does. */
export function pictureCheck(): CheckPicture {
  const known = new Map<string, string | null>();
  return async (bytes) => {
    const digest = createHash("sha256").update(bytes).digest("hex");
    const before = known.get(digest);
    if (before !== undefined) return before;
    const image = await checkImage(bytes);
    const problem = "problem" in image ? image.problem : null;
    known.set(digest, problem);
    return problem;
  };
}

export interface PicturedContent {
  readonly records: Records;
  readonly sections: FolderDefaults;
}

interface PictureOptions {
  readonly root: string;
  readonly content: PicturedContent;
  readonly files: readonly ContentFile[];
  readonly checkPicture: CheckPicture;
}

/** Finds pictures that content uses but that can't be shown. */
export async function pictureFindings(options: PictureOptions): Promise<readonly Finding[]> {
  const { root, content, files, checkPicture } = options;
  const found = namedPictures(content).map(async ({ written, name, isIn }) => {
    const problem = name
      ? await pictureProblem(root, name, checkPicture)
      : refusedPathProblem(written, "folder");
    if (!problem) return [];
    const shown = name ?? written;
    const sentence = `“${shown}” ${problem}`;
    const places = placesOf(files, (text) => isIn(text, shown));
    return places.length > 0
      ? places.map((place) => ({ ...place, problem: sentence }))
      : [wholeFile(shownPath(root, IMAGES_FOLDER), sentence)];
  });
  const all = (await Promise.all(found)).flat();
  return [...new Map(all.map((finding) => [JSON.stringify(finding), finding])).values()];
}

/** Finds pictures in `images/site/` that can't stand in for the site's drawings. */
export async function ownPictureFindings(
  root: string,
  checkPicture: CheckPicture,
): Promise<readonly Finding[]> {
  const found = [...ownPictures(root).own.values()].map(async (name) => {
    const problem = await pictureProblem(root, name, checkPicture);
    return problem ? [wholeFile(shownPath(root, `${IMAGES_FOLDER}/${name}`), problem)] : [];
  });
  return (await Promise.all(found)).flat();
}

/** Matches a picture in Markdown or HTML, and captures its URL, which may be empty. */
const IN_TEXT =
  /!\[[^\]]*\]\(\s*(?:<([^>]*)>|([^\s)]*))|<img\b(?:[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/gi;

/** Returns whether the text shows a picture with the URL or path `named`. */
const hasInText = (text: string, named: string): boolean =>
  [...text.matchAll(IN_TEXT)]
    .map(([, ...urls]) => urls.find(Boolean) ?? "")
    .some((url) => url === named || folderImagePath(url) === named);

const isPath = (text: string, named: string): boolean =>
  text.trim() === named || imageRef(text, "fallback/blog.jpg").path === named;

async function pictureProblem(
  root: string,
  name: string,
  checkPicture: CheckPicture,
): Promise<string | null> {
  const bytes = readPicture(root, name);
  if (!("problem" in bytes)) return checkPicture(bytes);
  return bytes.problem === MISSING
    ? `isn’t a picture in ${shownPath(root, IMAGES_FOLDER)}`
    : bytes.problem;
}

interface NamedPicture {
  /** The path as written in a file, or as Markdown converts it to a URL. */
  readonly written: string;
  /** Path below the images folder, or null if it isn't allowed. */
  readonly name: string | null;
  /** Returns whether a file's text uses the picture. */
  readonly isIn: (text: string, named: string) => boolean;
}

function namedPictures({ records, sections }: PicturedContent): readonly NamedPicture[] {
  const found: NamedPicture[] = [];
  const add = (ref: ImageRef) => {
    if (ref.path) found.push({ written: ref.path, name: ref.path, isIn: isPath });
    else if (ref.refused) found.push({ written: ref.refused, name: null, isIn: isPath });
  };
  resolveImages([records, Object.values(sections).map(({ content }) => content)], add);
  const inTexts = sections.blogPosts.content.flatMap((post) =>
    post.sections.flatMap(({ html }) => imageSources(html)),
  );
  return [
    ...found,
    ...inTexts.map((written) => ({ written, name: folderImagePath(written), isIn: hasInText })),
  ];
}
