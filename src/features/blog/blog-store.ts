import type { IndexedPost } from "../../content/blog/search-index";
import { createStore } from "../../hooks/create-store";
import type { BuiltList } from "./client/newest";
import type { LoadedIndex } from "./client/search";
import { uniquePosts } from "./unique-posts";

/** Blog data that the browser has loaded beyond the built page. Both lists are newest first. */
export interface BlogData {
  /** The loaded part of the search index, or null until its first file has loaded. */
  readonly index: LoadedIndex | null;
  readonly newer: readonly IndexedPost[];
  /** Whether a file of the index failed to load. */
  readonly hasFailed: boolean;
}

interface BlogSources {
  readonly loadIndex: (onPart: (index: LoadedIndex) => void) => Promise<void>;
  readonly readNewer: (list: BuiltList) => Promise<readonly IndexedPost[]>;
}

export const NO_BLOG_DATA: BlogData = { index: null, newer: [], hasFailed: false };

/** Creates the store that all lists share, so that nothing is loaded twice. */
export function createBlogStore(sources: BlogSources) {
  const { get, set, subscribe } = createStore(NO_BLOG_DATA);
  let isLoading = false;
  const change = (part: Partial<BlogData>) => set({ ...get(), ...part });
  return {
    get,
    subscribe,
    /** Loads the whole index once. After a failure, it can be called again. */
    loadIndex: () => {
      if (isLoading || get().index?.isComplete) return;
      isLoading = true;
      sources
        .loadIndex((index) => change({ index, hasFailed: false }))
        .catch(() => change({ hasFailed: true })) // the posts on the page are still searchable
        .finally(() => {
          isLoading = false;
        });
    },
    /** Reads posts that are newer than the build, in the whole blog or in one category. */
    readNewer: (list: BuiltList) => {
      sources.readNewer(list).then(
        (found) => {
          if (found.length === 0) return;
          const newer = uniquePosts([...found, ...get().newer]).sort((a, b) =>
            (b.publishedAt ?? "").localeCompare(a.publishedAt ?? ""),
          );
          change({ newer });
        },
        () => undefined, // the page stays as it was built
      );
    },
  };
}

/** The site's store. It loads its sources when they're first needed. */
export const blogStore = createBlogStore({
  loadIndex: (onPart) => import("./client/search").then((search) => search.loadIndex(onPart)),
  readNewer: (list) => import("./client/newest").then((newest) => newest.readNewer(list)),
});
