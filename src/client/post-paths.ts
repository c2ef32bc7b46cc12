import { ENDPOINTS } from "../site/endpoints";
import { encodeText } from "../site/format/text";
import { HOME_POSTS_SAMPLED_FROM, LIST_FETCH_PER_PAGE } from "../site/limits";

const RECENT_POSTS_FETCHED = 10;

/** Sort order in which both the build and the browser request posts. */
export const NEWEST_FIRST = { sort_by: "created_at", sort_order: "desc" } as const;

const postsPath = (perPage: number, query: Readonly<Record<string, string>> = NEWEST_FIRST) =>
  `${ENDPOINTS.blogPosts}?${new URLSearchParams({ per_page: String(perPage), ...query })}`;

const newestIn = (category: string) => ({ ...NEWEST_FIRST, ...(category && { category }) });

/** Returns the path of page `page` (from 1) of the blog, or of one category. */
export const listPath = (category = "", page = 1): string =>
  postsPath(LIST_FETCH_PER_PAGE, {
    ...newestIn(category),
    ...(page > 1 && { page: String(page) }),
  });

/**
 * Returns the path for reading only the newest post. The response also contains the number of
 * posts.
 */
export const newestPath = (category = ""): string => postsPath(1, newestIn(category));

export const RECENT_PATH = postsPath(RECENT_POSTS_FETCHED);

/** Path for reading the posts that the home page's random selection is made from. */
export const SAMPLED_PATH = postsPath(HOME_POSTS_SAMPLED_FROM, {});

export const postPath = (id: string): string => `${ENDPOINTS.blogPosts}/${encodeText(id)}`;
