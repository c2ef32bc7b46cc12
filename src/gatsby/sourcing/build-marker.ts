import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { contentRoot, PICTURE_MAX_BYTES, readBelow } from "../../content-files/content-root";
import { filesBelow } from "../../node/files";
import { replaceFile } from "../../node/replace-file";

/**
 * File with the sources' digest of the last complete build. It's deleted before nodes change.
 * Gatsby saves changed nodes before it knows which pages show them, so an interrupted build would
 * otherwise leave those pages outdated for good.
 */
export const MARKER_FILE = ".cache/complete-build.txt";

const UNTRACKED =
  /^(?:src\/(?:gatsby|content|site|styles)\/|plugins\/|content\/company\.json$|content\/images\/brand\/[^/]+\.woff2$|src\/.+\.(?:css|json)$|gatsby-[^/]+\.tsx?$|package-lock\.json$)/;

/**
 * Returns whether pages or nodes depend on `file` although Gatsby's cache doesn't track it. Gatsby
 * tracks components and their imports, but neither style sheets nor the imports of `gatsby-*.ts`.
 * When a company value changes, Gatsby renders pages again, but not slices.
 */
export const isUntrackedSource = (file: string): boolean => UNTRACKED.test(file);

/**
 * Returns a digest of the untracked sources below `root` (or the files that `isIncluded` selects),
 * including their names, and of the content folder's path. File names in the content folder start
 * with `content/`. The folder's path matters because the cache contains absolute picture paths, so
 * a site that was moved has to be built from scratch.
 */
export function sourcesDigest(root: string, isIncluded = isUntrackedSource): string {
  const content = path.resolve(root, contentRoot(root));
  const hash = createHash("sha256").update(content);
  const placeOf = (file: string) =>
    file.startsWith("content/")
      ? path.join(content, file.slice("content/".length))
      : path.join(root, file);
  const folders = ["content", "illustrations", "src", "plugins", "static"].flatMap((name) =>
    filesBelow(placeOf(`${name}/`)).map((file) => `${name}/${file}`),
  );
  const read = (file: string) => {
    if (!file.startsWith("content/")) return readFileSync(placeOf(file));
    const bytes = readBelow(content, file.slice("content/".length), PICTURE_MAX_BYTES);
    return "problem" in bytes ? bytes.problem : bytes;
  };
  const inRoot = filesBelow(root, () => true);
  const files = [...inRoot, ...folders].filter(isIncluded).sort();
  for (const file of files) hash.update(file).update(read(file));
  return hash.digest("hex");
}

/** Returns whether the last build in `root` completed, from sources with this digest. */
export function isCompleteBuild(root: string, digest: string): boolean {
  try {
    return readFileSync(path.join(root, MARKER_FILE), "utf8") === digest;
  } catch {
    return false; // there's no marker
  }
}

export const markComplete = (root: string, digest: string): void =>
  replaceFile(path.join(root, MARKER_FILE), digest);

export const markIncomplete = (root: string): void =>
  rmSync(path.join(root, MARKER_FILE), { force: true });
