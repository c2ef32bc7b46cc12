import path from "node:path";
import * as v from "valibot";
import { readCacheFile, writeCacheFile } from "../cache-file";
import { replaceFile } from "../replace-file";

/** Paths of the documents that the last build showed live. */
const LIVE_FILE = ".content-cache/live-documents.json";

/** Saves which documents this build shows live. */
export const saveLiveDocuments = (files: readonly string[]): void =>
  writeCacheFile(path.resolve(LIVE_FILE), files);

/**
 * Accepts the documents that the last build, which is complete, showed live: the source plugin keeps each
 * until another one is accepted (its README, "Last good copies").
 */
export function acceptLiveDocuments(): void {
  for (const file of readCacheFile(v.array(v.string()), path.resolve(LIVE_FILE)) ?? []) {
    replaceFile(path.join(path.dirname(file), "accepted.txt"), path.basename(file, ".json"));
  }
}
