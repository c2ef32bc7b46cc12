import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import {
  encodeShard,
  type IndexedPost,
  type SearchManifest,
} from "../../content/blog/search-index";
import { removeAllBut } from "../../node/files";
import { replaceOutput } from "../../node/replace-file";
import { SEARCH_MANIFEST_ROUTE } from "../../site/routes";
import { withCopies } from "./site-files";

/** Number of posts in each file of the search index. The newest are in the first file. */
const SEARCH_SHARD_POSTS = 400;
/**
 * Number of newest slugs that the search manifest lists, so that browsers can tell whether a post
 * is newer than the build.
 */
const KNOWN_NEWEST_POSTS = 100;

interface IndexFile {
  readonly name: string;
  readonly text: string;
}

/**
 * Plans the search index: a manifest, and files named after a hash of their content. `posts` must
 * be newest first.
 */
export function planSearchIndex(posts: readonly IndexedPost[]): {
  readonly manifest: SearchManifest;
  readonly files: readonly IndexFile[];
} {
  const count = Math.ceil(posts.length / SEARCH_SHARD_POSTS);
  const files = Array.from({ length: count }, (_, i): IndexFile => {
    const part = posts.slice(i * SEARCH_SHARD_POSTS, (i + 1) * SEARCH_SHARD_POSTS);
    const text = JSON.stringify(encodeShard(part));
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 20);
    return { name: `${hash}.json`, text };
  });
  const newest = posts.slice(0, KNOWN_NEWEST_POSTS);
  const manifest: SearchManifest = {
    total: posts.length,
    newest: newest.map(({ slug }) => slug),
    since: posts.length > newest.length ? (newest.at(-1)?.publishedAt ?? "") : "",
    shards: files.map(({ name }) => name),
  };
  return { manifest, files };
}

/** Writes the index below `publicDirectory`, and deletes the files of earlier indexes. */
export function writeSearchIndex(posts: readonly IndexedPost[], publicDirectory: string): void {
  const { manifest, files } = planSearchIndex(posts);
  const manifestFile = path.join(publicDirectory, SEARCH_MANIFEST_ROUTE);
  const directory = path.dirname(manifestFile);
  for (const { name, text } of files) {
    const file = path.join(directory, name);
    if (!existsSync(file)) replaceOutput(file, text);
  }
  replaceOutput(manifestFile, JSON.stringify(manifest));
  removeAllBut(directory, withCopies([path.basename(manifestFile), ...manifest.shards]));
}
