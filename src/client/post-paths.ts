import { ENDPOINTS } from "../site/endpoints";
import { encodeText } from "../site/format/text";
import { HOME_POSTS_SAMPLED_FROM, LIST_FETCH_PER_PAGE } from "../site/limits";

const RECENT_POSTS_FETCHED = 10;

/** Query of the order in which build and browser request posts. */
export const NEWEST_FIRST = { sort_by: "created_at", sort_order: "desc" } as const;

/** Returns the path of a query for posts. */
const postsPath = (perPage: number, query: Readonly<Record<string, string>> = NEWEST_FIRST) =>
  `${ENDPOINTS.blogPosts}?${new URLSearchParams({ per_page: String(perPage), ...query })}`;

const newestIn = (category: string) => ({ ...NEWEST_FIRST, ...(category && { category }) });

/** Returns the path of the blog's list or of one category's; `page` from 1. */
export const listPath = (category = "", page = 1): string =>
  postsPath(LIST_FETCH_PER_PAGE, {
    ...newestIn(category),
    ...(page > 1 && { page: String(page) }),
  });

/** Returns the path of the newest post of the blog or a category; its response has their number. */
export const newestPath = (category = ""): string => postsPath(1, newestIn(category));

export const RECENT_PATH = postsPath(RECENT_POSTS_FETCHED);

/** Path of the posts from which the home page takes a random sample. */
export const SAMPLED_PATH = postsPath(HOME_POSTS_SAMPLED_FROM, {});

export const postPath = (id: string): string => `${ENDPOINTS.blogPosts}/${encodeText(id)}`;
