import type { ListedPost, PostListPage } from "../../content/blog/blog-list";
import { type IndexedPost, matchesQuery } from "../../content/blog/search-index";
import { POSTS_PER_PAGE } from "../../site/limits";

/** A post of a list; built lists do not carry the tags. */
export type ListedOrIndexed = ListedPost & Partial<Pick<IndexedPost, "tags">>;

/** What a list is made from besides the built page. */
export interface ListSources {
  /** Posts of the whole blog that are here, newest first; null: none yet. */
  readonly index: readonly ListedOrIndexed[] | null;
  /** Whether `index` is all of it. */
  readonly isComplete: boolean;
  /** Posts that came after the build, newest first. */
  readonly newer: readonly ListedOrIndexed[];
  /** The built page is not to be shown: `index` alone says what there is. */
  readonly isBuiltIgnored?: boolean;
}

/** What the visitor asked for. */
export interface ListQuery {
  readonly text: string;
  /** From 1. */
  readonly page: number;
}

/** A page of a list as it is to be shown. */
export interface ListView {
  readonly posts: readonly ListedOrIndexed[];
  readonly page: number;
  readonly pageCount: number;
  /** Posts of the whole list; null while that is not yet known. */
  readonly total: number | null;
  /** More of the index is needed for this view. */
  readonly needsIndex: boolean;
}

const pagesFor = (total: number): number => Math.max(1, Math.ceil(total / POSTS_PER_PAGE));

const pageOf = (posts: readonly ListedOrIndexed[], page: number): readonly ListedOrIndexed[] =>
  posts.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE);

/** Whether a post belongs to the list. */
function belongs({ kind, slug }: PostListPage, post: ListedOrIndexed): boolean {
  if (kind === "category") return post.category === slug;
  if (kind === "tag") return post.tags?.some((tag) => tag.slug === slug) ?? false;
  return true;
}

/**
 * The page of `built`'s list that `query` asks for. The built page serves as long as it is the one
 * asked for; a search, another page, or posts newer than the build need the index.
 */
export function viewList(built: PostListPage, sources: ListSources, query: ListQuery): ListView {
  const newer = sources.newer.filter((post) => belongs(built, post));
  const isSearch = query.text.trim() !== "";
  const isBuiltPage = query.page === built.page && !sources.isBuiltIgnored;
  if (!isSearch && isBuiltPage && (built.page === 1 || newer.length === 0)) {
    const total = built.total + newer.length;
    return {
      posts: [...newer, ...built.posts].slice(0, POSTS_PER_PAGE),
      page: built.page,
      pageCount: Math.max(built.pageCount, pagesFor(total)),
      total,
      needsIndex: false,
    };
  }
  const isNewer = new Set(newer.map(({ slug }) => slug));
  const known = sources.index?.filter((post) => belongs(built, post)) ?? built.posts;
  const found = [...newer, ...known.filter(({ slug }) => !isNewer.has(slug))].filter((post) =>
    matchesQuery(post, query.text),
  );
  const isComplete = sources.index !== null && sources.isComplete;
  const wanted = query.page * POSTS_PER_PAGE;
  if (!isComplete && !isSearch && found.length < wanted) {
    // nothing better is here yet: the built page stays until it is
    const { posts, page, pageCount } = built;
    return { posts, page, pageCount, total: null, needsIndex: true };
  }
  const total = isSearch || isComplete ? found.length : built.total + newer.length;
  const pageCount = pagesFor(total);
  const page = Math.min(Math.max(1, query.page), pageCount);
  return {
    posts: pageOf(found, page),
    page,
    pageCount,
    total: isComplete ? total : null,
    needsIndex: !isComplete,
  };
}
