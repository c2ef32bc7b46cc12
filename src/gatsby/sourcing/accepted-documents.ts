import path from "node:path";
import * as v from "valibot";
import { readCacheFile, writeCacheFile } from "../../node/json-file";
import { replaceFile } from "../../node/replace-file";
import { acceptBuiltFiles } from "./good-files";

/** Documents that were live in the last build. */
const LIVE_FILE = ".content-cache/live-documents.json";

/** Saves which documents are live in this build of the project in `root`. */
export const saveLiveDocuments = (root: string, files: readonly string[]): void =>
  writeCacheFile(path.join(root, LIVE_FILE), files);

/**
 * Accepts the content of the last build, which must be complete: its content files, and the
 * documents that were live. The source plugin keeps each of these documents until another one is
 * accepted (see "Last good copies" in its README).
 */
export function acceptContent(root: string): void {
  acceptBuiltFiles(root);
  for (const file of readCacheFile(v.array(v.string()), path.join(root, LIVE_FILE)) ?? []) {
    replaceFile(path.join(path.dirname(file), "accepted.txt"), path.basename(file, ".json"));
  }
}
