import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import * as v from "valibot";
import { readCacheFile, writeCacheFile } from "./cache-file";

/** Beside Gatsby's own memory of what it has rendered: both are kept or lost together. */
const NOTE = ".cache/styles.json";

/** Every style sheet below `directory`, as one digest. */
function stylesDigest(directory: string): string {
  const files = readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .sort();
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(path.join(directory, file)));
  return hash.digest("hex");
}

/** Of the running build, as it found them. */
let found = "";

/**
 * Pages carry their own styles, but Gatsby renders a page anew only when its content or its scripts
 * have changed. When style sheets have, every page is rendered anew.
 */
export const onPreBuild: GatsbyNode["onPreBuild"] = ({ store }) => {
  found = stylesDigest(path.resolve("src"));
  if (readCacheFile(v.string(), NOTE) === found) return;
  store.dispatch({ type: "SET_SSR_WEBPACK_COMPILATION_HASH", payload: `styles ${found}` });
};

/** After a build that went through: what the next one compares with. */
export const keepStyles = (): void => writeCacheFile(NOTE, found);
