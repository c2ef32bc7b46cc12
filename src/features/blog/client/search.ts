import { readSiteFile } from "../../../client/site-file";
import {
  decodeShard,
  type IndexedPost,
  type SearchManifest,
  type SearchShard,
} from "../../../content/blog/search-index";
import { SEARCH_MANIFEST_ROUTE } from "../../../site/routes";

export interface LoadedIndex {
  /** Posts of the loaded files, newest first. */
  readonly posts: readonly IndexedPost[];
  readonly isComplete: boolean;
}

let shared: Promise<SearchManifest> | undefined;

/** Reads the index manifest once. After a failure, the next call reads it again. */
export function sharedManifest(): Promise<SearchManifest> {
  shared ??= (readSiteFile(SEARCH_MANIFEST_ROUTE) as Promise<SearchManifest>).catch((error) => {
    shared = undefined;
    throw error;
  }); // our build wrote it, so it isn't validated
  return shared;
}

/**
 * Loads the index file by file, newest posts first. After each file, calls `onPart` with all posts
 * loaded so far. Rejects if a file can't be read, but the posts before it stay usable.
 */
export async function loadIndex(onPart: (index: LoadedIndex) => void): Promise<void> {
  const { shards } = await sharedManifest();
  const directory = SEARCH_MANIFEST_ROUTE.slice(0, SEARCH_MANIFEST_ROUTE.lastIndexOf("/") + 1);
  let posts: readonly IndexedPost[] = [];
  if (shards.length === 0) onPart({ posts, isComplete: true });
  for (const [i, name] of shards.entries()) {
    // our build wrote it, so it isn't validated
    const shard = (await readSiteFile(directory + name)) as SearchShard;
    posts = [...posts, ...decodeShard(shard)];
    onPart({ posts, isComplete: i === shards.length - 1 });
  }
}
