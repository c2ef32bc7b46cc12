import type { IndexedPost } from "../../../content/blog/search-index";
import type { BuiltList } from "../client/newest";
import type { LoadedIndex } from "../client/search";

/** What the browser knows of the blog beyond the built page. */
export interface BlogData {
  /** Posts of the search index that are here, newest first; null before the first came. */
  readonly index: LoadedIndex | null;
  /** Posts that came after the build, newest first. */
  readonly newer: readonly IndexedPost[];
  /** The index could not be had, or not all of it. */
  readonly hasFailed: boolean;
}

export interface BlogStore {
  readonly get: () => BlogData;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Loads the whole index, once; again after a failure. */
  readonly loadIndex: () => void;
  /** Reads what is newer than the build, in all of the blog or one category. */
  readonly readNewer: (list: BuiltList) => void;
}

/** Where a store's data come from. */
export interface BlogSources {
  readonly loadIndex: (onPart: (index: LoadedIndex) => void) => Promise<void>;
  readonly readNewer: (list: BuiltList) => Promise<readonly IndexedPost[]>;
}

export const NO_BLOG_DATA: BlogData = { index: null, newer: [], hasFailed: false };

/** Newest first; of two with one address the first given stays. */
function merge(posts: readonly IndexedPost[]): IndexedPost[] {
  const bySlug = new Map<string, IndexedPost>();
  for (const post of posts) if (!bySlug.has(post.slug)) bySlug.set(post.slug, post);
  return [...bySlug.values()].sort((a, b) =>
    (b.publishedAt ?? "").localeCompare(a.publishedAt ?? ""),
  );
}

/** One store for all lists, so that going from one to the next loads nothing twice. */
export function createBlogStore(sources: BlogSources): BlogStore {
  const listeners = new Set<() => void>();
  let data = NO_BLOG_DATA;
  let isLoading = false;
  const set = (change: Partial<BlogData>) => {
    data = { ...data, ...change };
    for (const notify of [...listeners]) notify();
  };
  return {
    get: () => data,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    loadIndex: () => {
      if (isLoading || data.index?.isComplete) return;
      isLoading = true;
      sources
        .loadIndex((index) => set({ index, hasFailed: false }))
        .catch(() => set({ hasFailed: true })) // what the page shows can still be searched
        .finally(() => {
          isLoading = false;
        });
    },
    readNewer: (list) => {
      sources.readNewer(list).then(
        (found) => {
          if (found.length > 0) set({ newer: merge([...found, ...data.newer]) });
        },
        () => undefined, // a script that could not be loaded: the page stays as it was built
      );
    },
  };
}

/** All newest posts are read only when a small call has said that there may be others. */
async function readNewer(list: BuiltList): Promise<readonly IndexedPost[]> {
  const { mayHaveNewerVersion } = await import("../client/newest");
  if (!(await mayHaveNewerVersion(list))) return [];
  const posts = await import("../client/posts");
  return posts.readNewer(list.category);
}

/** The page's own store. Its sources are loaded when they are first needed. */
export const blogStore: BlogStore = createBlogStore({
  loadIndex: (onPart) => import("../client/search").then((search) => search.loadIndex(onPart)),
  readNewer,
});
