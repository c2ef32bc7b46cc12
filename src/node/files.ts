import { constants, copyFileSync, existsSync, linkSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { errorCode } from "../site/errors";

/**
 * Lists all files below `directory`, with slashes on every system; none without the directory. Links and folders for
 * whose path `isLeftOut` is true are not followed. Node's own recursive listing takes three times as long.
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

/** Removes the files below `directory`, if there is one, whose paths below it are not among `names`. */
export function removeAllBut(directory: string, names: Iterable<string>): void {
  const kept = new Set(names);
  for (const file of filesBelow(directory)) {
    if (!kept.has(file)) rmSync(path.join(directory, file), { force: true });
  }
}

/** Codes of systems that have no link there: another disk, too many links, no right to, no such file system. */
const NO_LINK = ["EXDEV", "EMLINK", "EPERM", "ENOTSUP"];

/** Gives `file` a second name in an existing folder, which needs no room on the disk, or copies it where that cannot be. */
export function linkOrCopy(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch (error) {
    if (!NO_LINK.includes(errorCode(error))) throw error;
    copyFileSync(file, name, constants.COPYFILE_FICLONE);
  }
}
