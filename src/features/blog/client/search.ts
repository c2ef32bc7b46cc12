import {
  decodeShard,
  type IndexedPost,
  type SearchManifest,
  type SearchShard,
} from "../../../content/blog/search-index";
import { LIVE_TIMEOUT_MS } from "../../../site/limits";
import { SEARCH_MANIFEST_ROUTE } from "../../../site/routes";

/** Reads one JSON file of the site. Throws when it cannot be had. */
export type ReadFile = (address: string) => Promise<unknown>;

/** What of the index is here: posts from the newest on. */
export interface LoadedIndex {
  readonly posts: readonly IndexedPost[];
  readonly isComplete: boolean;
}

const readFile: ReadFile = async (address) => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(LIVE_TIMEOUT_MS) });
  if (!answer.ok) {
    await answer.body?.cancel(); // an unread body would hold the connection
    throw new Error(`HTTP error! status: ${answer.status}`);
  }
  return answer.json();
};

let shared: Promise<SearchManifest> | undefined;

/** The manifest of the index, asked for once; a failure may be tried again. */
export function sharedManifest(read: ReadFile = readFile): Promise<SearchManifest> {
  shared ??= (read(SEARCH_MANIFEST_ROUTE) as Promise<SearchManifest>).catch((error) => {
    shared = undefined;
    throw error;
  }); // the build's own file
  return shared;
}

/**
 * Loads the index file by file, the newest posts first, and tells `onPart` all that is here after
 * each. Rejects when a file cannot be had; what was told stays usable.
 */
export async function loadIndex(
  onPart: (index: LoadedIndex) => void,
  read: ReadFile = readFile,
  manifestOf: (read: ReadFile) => Promise<SearchManifest> = sharedManifest,
): Promise<void> {
  const { shards } = await manifestOf(read);
  const directory = SEARCH_MANIFEST_ROUTE.slice(0, SEARCH_MANIFEST_ROUTE.lastIndexOf("/") + 1);
  let posts: readonly IndexedPost[] = [];
  if (shards.length === 0) onPart({ posts, isComplete: true });
  for (const [i, name] of shards.entries()) {
    const shard = (await read(directory + name)) as SearchShard; // the build's own file
    posts = [...posts, ...decodeShard(shard)];
    onPart({ posts, isComplete: i === shards.length - 1 });
  }
}
