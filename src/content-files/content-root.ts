import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { COMPANY_FILE } from "../content/company/company";

/** The owner's content folder, below the project. */
export const OWN_FOLDER = "content";
/** Content folders that come with the project. Nothing writes into them but `npm run illustrations`. */
export const SHIPPED_FOLDERS = ["sample", "starter"] as const;

/** Folder of the pictures that content names, below the content folder. */
export const IMAGES_FOLDER = "images";

export const hasContent = (folder: string): boolean => existsSync(path.join(folder, COMPANY_FILE));

/**
 * Returns the content folder of the project in `project`, relative to it: `CONTENT_ROOT` if it's set, else `content` if
 * that has a `company.json`, else `sample`.
 */
export const contentRoot = (project = "."): string =>
  process.env.CONTENT_ROOT ||
  (hasContent(path.join(project, OWN_FOLDER)) ? OWN_FOLDER : SHIPPED_FOLDERS[0]);

/** Throws a sentence if the owner's folder has lost its `company.json`, because `sample/` would be published instead. */
export function checkOwnFolder(): void {
  if (process.env.CONTENT_ROOT || hasContent(OWN_FOLDER)) return;
  const stat = lstatSync(OWN_FOLDER, { throwIfNoEntry: false });
  if (!stat || (stat.isDirectory() && readdirSync(OWN_FOLDER).length === 0)) return;
  throw new Error(
    `${OWN_FOLDER}/${COMPANY_FILE} is missing, so nothing of ${OWN_FOLDER}/ would be read. Put the file back and run the command again, or remove the folder to use ${SHIPPED_FOLDERS[0]}/.`,
  );
}

/** Says that a file isn't used because of a link, as the end of a sentence. */
export const LEADS_OUT = "is, or is below, a link that leads out of the content folder";

/** Returns whether a file is a link, or below one, that leads out of the content folder `root`. */
export function leadsOut(root: string, file: string): boolean {
  try {
    return !realpathSync.native(file).startsWith(path.join(realpathSync.native(root), path.sep));
  } catch {
    return false; // it leads nowhere
  }
}

/** Reads a file below the content folder `root`, or says why it can't be used, as the end of a sentence. */
export function readBelow(
  root: string,
  inFolder: string,
  maxBytes: number,
): Buffer | { readonly problem: string } {
  const file = path.join(root, inFolder);
  try {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat) return { problem: "is missing" };
    if (leadsOut(root, file)) return { problem: LEADS_OUT };
    if (!stat.isFile()) return { problem: "is not a file" };
    if (stat.size > maxBytes) return { problem: `has more than ${maxBytes / 1_000} kB` };
    return readFileSync(file);
  } catch {
    return { problem: "can’t be opened" };
  }
}

/**
 * Returns a path below the content folder `root` as messages name it: "sample/posts/12.json". A folder outside the
 * project goes by its last name.
 */
export function shownPath(root: string, name = ""): string {
  const inProject = path.relative("", root);
  const isOutside = inProject.startsWith("..") || path.isAbsolute(inProject);
  return path.posix.join(isOutside ? path.basename(root) : inProject, name);
}
