import type { ListedPost, PostListPage } from "../../content/blog/blog-list";
import { type IndexedPost, matchesQuery } from "../../content/blog/search-index";
import { POSTS_PER_PAGE } from "../../site/limits";
import type { BlogData } from "./blog-store";
import { uniquePosts } from "./unique-posts";

/** A post in a list. Posts in built lists have no tags. */
export type ListedOrIndexed = ListedPost & Partial<Pick<IndexedPost, "tags">>;

export type ListSources = Pick<BlogData, "index" | "newer">;

export interface ListQuery {
  /** Slug of the category, or "" for all posts. */
  readonly category: string;
  readonly text: string;
  /** Slugs of categories whose name matches the search. Their posts are included in the results. */
  readonly named?: readonly string[];
  /** Starts at 1. */
  readonly page: number;
}

export interface ListView {
  readonly posts: readonly ListedOrIndexed[];
  readonly page: number;
  readonly pageCount: number;
  /** Number of posts in the whole list, or null if not known yet. */
  readonly total: number | null;
  /** Whether this view needs more of the index. */
  readonly needsIndex: boolean;
}

const pagesFor = (total: number): number => Math.max(1, Math.ceil(total / POSTS_PER_PAGE));

const isInList = (
  { kind, slug, name }: PostListPage,
  { category, author, tags = [] }: ListedOrIndexed,
): boolean => {
  if (kind === "author") return author === name;
  return (
    kind === "all" || (kind === "tag" ? tags.some((tag) => tag.slug === slug) : category === slug)
  );
};

const matches = (post: ListedOrIndexed, { category, text, named = [] }: ListQuery) =>
  (category === "" || post.category === category) &&
  (matchesQuery(post, text) || named.includes(post.category));

/**
 * Returns the page of `posts` that `query` asks for. `total` counts all posts, including any that
 * haven't been loaded.
 */
function viewPage(posts: readonly ListedOrIndexed[], query: ListQuery, total = posts.length) {
  const pageCount = pagesFor(total);
  const page = Math.min(Math.max(1, query.page), pageCount);
  const shown = posts.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE);
  return { posts: shown, page, pageCount, total, needsIndex: false };
}

/** Like `viewList`, but for a list whose posts are all in `posts`. */
export const viewPosts = (
  list: PostListPage,
  posts: readonly ListedOrIndexed[],
  query: ListQuery,
): ListView =>
  viewPage(
    posts.filter((post) => isInList(list, post) && matches(post, query)),
    query,
  );

/**
 * Returns the page of `built`'s list that `query` asks for, which may be the built page itself.
 * Filters, searches and other pages need the index, and so do later pages once there are newer
 * posts. A list without posts shows the built page's samples until there's a newer post.
 */
export function viewList(
  built: PostListPage,
  { index, newer: allNewer }: ListSources,
  query: ListQuery,
): ListView {
  const newer = allNewer.filter((post) => isInList(built, post));
  if (built.total === 0 && newer.length === 0) return viewPosts(built, built.posts, query);
  const builtPosts = built.total === 0 ? [] : built.posts;
  const total = built.total + newer.length;
  const isFiltered = query.category !== "" || query.text.trim() !== "";
  if (!isFiltered && query.page === built.page && (built.page === 1 || newer.length === 0)) {
    return {
      posts: [...newer, ...builtPosts].slice(0, POSTS_PER_PAGE),
      page: built.page,
      pageCount: Math.max(built.pageCount, pagesFor(total)),
      total,
      needsIndex: false,
    };
  }
  const known: readonly ListedOrIndexed[] =
    index?.posts.filter((post) => isInList(built, post)) ?? builtPosts;
  const found = uniquePosts([...newer, ...known]).filter((post) => matches(post, query));
  if (index?.isComplete) return viewPage(found, query);
  const unknown = { total: null, needsIndex: true };
  if (isFiltered) return { ...viewPage(found, query), ...unknown };
  // shows the built page until the index includes the requested one
  if (found.length < query.page * POSTS_PER_PAGE) {
    const { posts, page, pageCount } = built;
    return { posts, page, pageCount, ...unknown };
  }
  return { ...viewPage(found, query, total), ...unknown };
}
