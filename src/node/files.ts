import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";

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
