import { lstatSync } from "node:fs";
import path from "node:path";
import type { ContentStore } from "../content/content-store";
import { isReadable, readContentFile } from "../content-files/content-file";
import { contentRoot } from "../content-files/content-root";
import type { ReadFile } from "../content-files/folder-documents";
import { shownContent } from "../content-files/shown-content";

/**
 * Returns a store that reads the content folder `root`, without unpublished content. Saved changes
 * take effect with the next request. While a file can't be read, its last good content is served,
 * and one line is logged.
 */
export const folderStore = (
  root: string = path.resolve(contentRoot()),
  log: (line: string) => void = console.error,
): ContentStore => shownContent(lastGoodFiles(root, log), root);

/** Rereads a file when its time or size has changed. */
function lastGoodFiles(root: string, log: (line: string) => void): ReadFile {
  const known = new Map<string, { readonly stamp: string; readonly file: ReturnType<ReadFile> }>();
  return (name) => {
    const stat = lstatSync(path.join(root, name), { throwIfNoEntry: false });
    const stamp = `${stat?.mtimeMs} ${stat?.size}`;
    const before = known.get(name);
    if (before?.stamp === stamp) return before.file;
    const now = readContentFile(root, name);
    if (!isReadable(now)) {
      const kept =
        before && isReadable(before.file) ? " The previous content is served instead." : "";
      log(`content: ${now.name} ${now.problem}.${kept}`);
    }
    const file = !isReadable(now) && before ? before.file : now;
    known.set(name, { stamp, file });
    return file;
  };
}
