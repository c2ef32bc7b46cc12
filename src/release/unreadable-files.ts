import path from "node:path";
import { isReadable, readContentFile } from "../content-files/content-file";
import { contentRoot } from "../content-files/content-root";
import { filesBelow } from "../node/files";

/** Matches the files that hold a part of the site each: prices, words of pages, sections, services, legal texts. */
const PARTS = /^(?:(?:sections|services|legal)\/)?[^/]+\.json$/;

/** Returns a line for each file in the content folder of the project in `root` that cannot be read, without which a part of the site is gone. */
export function unreadableFiles(root: string): readonly string[] {
  const folder = path.resolve(root, contentRoot(root));
  return filesBelow(folder)
    .filter((file) => PARTS.test(file))
    .map((file) => readContentFile(folder, file))
    .flatMap((file) => (isReadable(file) ? [] : [`${file.name} ${file.problem}`]));
}
