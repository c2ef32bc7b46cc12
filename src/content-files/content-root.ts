import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  type Stats,
  statSync,
} from "node:fs";
import path from "node:path";
import { COMPANY_FILE } from "../content/company/company";
import { errorCode } from "../site/errors";

/** The owner's content folder, relative to the project. */
export const OWN_FOLDER = "content";
/** Content folders that come with the project. Only `npm run illustrations` writes to them. */
export const SHIPPED_FOLDERS = ["sample", "starter"] as const;

export const IMAGES_FOLDER = "images";

export const hasContent = (folder: string): boolean => existsSync(path.join(folder, COMPANY_FILE));

/**
 * Returns the project's content folder, relative to `project`: `CONTENT_ROOT` if it's set, else
 * `content` if that has a `company.json`, else `sample`.
 */
export const contentRoot = (project = "."): string =>
  process.env.CONTENT_ROOT ||
  (hasContent(path.join(project, OWN_FOLDER)) ? OWN_FOLDER : SHIPPED_FOLDERS[0]);

/**
 * Throws an error if the owner's folder has lost its `company.json`, because otherwise `sample/`
 * would be published instead.
 */
export function checkOwnFolder(): void {
  if (process.env.CONTENT_ROOT || hasContent(OWN_FOLDER)) return;
  const stat = lstatSync(OWN_FOLDER, { throwIfNoEntry: false });
  if (!stat || (stat.isDirectory() && readdirSync(OWN_FOLDER).length === 0)) return;
  throw new Error(
    `${OWN_FOLDER}/${COMPANY_FILE} is missing, so nothing in ${OWN_FOLDER}/ would be read. Put the file back and run the command again, or remove the folder to use ${SHIPPED_FOLDERS[0]}/.`,
  );
}

/**
 * Why a file in the content folder can't be used. `problem` completes a sentence that starts with
 * the file's name.
 */
export interface FileProblem {
  readonly problem: string;
}

/** Ending of messages about a problem that stops a command. */
export const RUN_AGAIN = "Fix it and run the command again. The published site stays as it is.";

export const MISSING = "is missing";

/**
 * Calls `use` with a file or folder below the content folder `root`, or returns why it can't be
 * used. Refuses links that lead out of the content folder, which may itself be a link.
 */
function useBelow<T>(
  root: string,
  inFolder: string,
  use: (file: string, stat: Stats) => T | FileProblem,
): T | FileProblem {
  const file = path.join(root, inFolder);
  try {
    if (!lstatSync(file, { throwIfNoEntry: false })) return { problem: MISSING };
    if (realpathSync.native(file).startsWith(path.join(realpathSync.native(root), path.sep))) {
      return use(file, statSync(file));
    }
    return {
      problem:
        "is a link, or in a linked folder, that leads outside the content folder; put the file itself there",
    };
  } catch (error) {
    return { problem: `can’t be opened (${errorCode(error)})` };
  }
}

/**
 * Reads a regular file below `root`. Refuses anything else, because reading a pipe or a device
 * might never end.
 */
export const readBelow = (root: string, inFolder: string, maxBytes: number): Buffer | FileProblem =>
  useBelow(root, inFolder, (file, stat) => {
    if (stat.isDirectory()) return { problem: "is a folder, not a file" };
    if (!stat.isFile()) return { problem: "isn’t a file" };
    if (stat.size > maxBytes) return { problem: `is larger than ${maxBytes / 1e6} MB` };
    return readFileSync(file);
  });

export const listBelow = (root: string, inFolder: string): readonly string[] | FileProblem =>
  useBelow(root, inFolder, (folder, stat) =>
    stat.isDirectory() ? readdirSync(folder).sort() : { problem: "isn’t a folder" },
  );

/** Returns whether a file is hidden, such as .DS_Store, or one that Windows adds to folders. */
export const isOfSystem = (file: string): boolean =>
  /(?:^|\/)(?:\.|desktop\.ini$|Thumbs\.db$)/.test(file);

/** Enough for a photo straight from a camera, but not for a video. */
export const PICTURE_MAX_BYTES = 15_000_000;

/** Reads a picture by its path below `images/`. */
export const readPicture = (root: string, name: string): Buffer | FileProblem =>
  readBelow(root, `${IMAGES_FOLDER}/${name}`, PICTURE_MAX_BYTES);

/**
 * Returns a path below the content folder `root` as shown in messages, such as
 * "sample/posts/12.json". If the folder is outside the project, only its own name is included.
 */
export function shownPath(root: string, name = ""): string {
  const inProject = path.relative("", root);
  const isOutside = inProject.startsWith("..") || path.isAbsolute(inProject);
  return path.posix.join(isOutside ? path.basename(root) : inProject, name);
}
