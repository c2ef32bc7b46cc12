import path from "node:path";
import * as v from "valibot";
import { readCacheFile, writeCacheFile } from "../../node/json-file";
import { replaceFile } from "../../node/replace-file";

/** Paths of the documents that the last build showed live. */
const LIVE_FILE = ".content-cache/live-documents.json";

/** Saves which documents this build of the project in `root` shows live. */
export const saveLiveDocuments = (root: string, files: readonly string[]): void =>
  writeCacheFile(path.join(root, LIVE_FILE), files);

/**
 * Accepts the documents that the last build, which is complete, showed live: the source plugin keeps each
 * until another one is accepted (its README, "Last good copies").
 */
export function acceptLiveDocuments(root: string): void {
  for (const file of readCacheFile(v.array(v.string()), path.join(root, LIVE_FILE)) ?? []) {
    replaceFile(path.join(path.dirname(file), "accepted.txt"), path.basename(file, ".json"));
  }
}
