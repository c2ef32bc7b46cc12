import { constants, copyFileSync, existsSync, linkSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { errorCode } from "../site/errors";

/**
 * Lists all files below `directory`, with forward slashes on every system. Returns an empty list if
 * the folder doesn't exist. Doesn't follow links, and skips folders for which `isLeftOut` returns
 * true. Three times as fast as Node's recursive listing.
 */
export function filesBelow(
  directory: string,
  isLeftOut: (folder: string) => boolean = () => false,
): string[] {
  const list = (below: string): string[] =>
    readdirSync(path.join(directory, below), { withFileTypes: true }).flatMap((entry) => {
      const file = `${below}${entry.name}`;
      if (entry.isDirectory()) return isLeftOut(file) ? [] : list(`${file}/`);
      return entry.isFile() ? [file] : [];
    });
  return existsSync(directory) ? list("") : [];
}

/** Deletes all files below `directory` except those in `names`, which are relative paths. */
export function removeAllBut(directory: string, names: Iterable<string>): void {
  const kept = new Set(names);
  for (const file of filesBelow(directory)) {
    if (!kept.has(file)) rmSync(path.join(directory, file), { force: true });
  }
}

/**
 * Error codes for files that can't be hard-linked: another disk, too many links, no permission, or
 * no support.
 */
const NO_LINK = ["EXDEV", "EMLINK", "EPERM", "ENOTSUP"];

/**
 * Hard-links `file`, which takes no disk space, or copies it if that isn't possible. The target
 * folder must exist.
 */
export function linkOrCopy(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch (error) {
    if (!NO_LINK.includes(errorCode(error))) throw error;
    copyFileSync(file, name, constants.COPYFILE_FICLONE);
  }
}
