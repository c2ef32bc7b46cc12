import * as React from "react";
import type { PostListPage } from "../../../content/blog/blog-list";
import { ALL_POSTS } from "../../../content/blog/category-names";
import { type Clock, systemClock } from "../../../hooks/clock";
import { type WhenIdle, whenIdle } from "../../../hooks/idle";
import { replaceCurrentUrl, useCurrentUrl } from "../../../hooks/use-current-url";
import { readBlogAddress } from "../../../site/blog-address";
import { SEARCH_URL_DELAY_MS } from "../../../site/limits";
import { categoryRoute, pageRoute, ROUTES } from "../../../site/routes";
import {
  type ListedOrIndexed,
  type ListQuery,
  type ListView,
  viewList,
  viewPosts,
} from "../blog-view";
import { usePreviewPosts } from "../use-preview-blog";
import { type BlogStore, blogStore, NO_BLOG_DATA } from "./blog-store";

export interface BlogListOptions {
  /** Every post, newest first, instead of the built page: for a list that was not pre-rendered. */
  readonly everything?: readonly ListedOrIndexed[] | undefined;
  readonly store?: BlogStore;
  readonly clock?: Clock;
  readonly idle?: WhenIdle;
}

/** Reads search text and page from a URL; the page of a URL outside the list is that of `built`. */
export function readListQuery(url: string, { base, page }: PostListPage): ListQuery {
  const { pathname, searchParams } = new URL(url, "http://localhost"); // any origin will do
  const address = readBlogAddress(pathname);
  const isInList = address !== null && address.kind !== "post" && address.base === base;
  return { text: searchParams.get("q") ?? "", page: isInList ? address.page : page };
}

const withText = (path: string, text: string): string =>
  text ? `${path}?q=${encodeURIComponent(text)}` : path;

/** Returns the number of results in words, as in "3 articles found", or that more are loading. */
function resultWords({ total, posts }: ListView, hasFailed: boolean): string {
  if (total === null && !hasFailed) return "Searching...";
  const count = total ?? posts.length;
  if (count === 0) return ""; // the empty list says so
  return count === 1 ? "1 article found" : `${count} articles found`;
}

/**
 * Searches and pages a built list in place; in preview mode, the posts of the content API. Search
 * text and page are those of the URL, so that back and reload keep them; pages and categories are
 * links that carry the text along. Posts newer than the build join once the page is idle.
 */
export function useBlogList(built: PostListPage, options: BlogListOptions = {}) {
  const { store = blogStore, clock = systemClock, idle = whenIdle } = options;
  const preview = usePreviewPosts();
  const everything = preview.everything ?? options.everything;
  const url = useCurrentUrl(pageRoute(built.base, built.page));
  const data = React.useSyncExternalStore(store.subscribe, store.get, () => NO_BLOG_DATA);
  const asked = readListQuery(url, built);
  const [typed, setTyped] = React.useState(asked.text);
  const text = typed.trim();
  const category = built.kind === "category" ? built.slug : "";
  const isWhole = everything !== undefined;

  React.useEffect(
    // the URL has no blank at the end, which a visitor types between two words
    () => setTyped((now) => (now.trim() === asked.text ? now : asked.text)),
    [asked.text],
  );
  React.useEffect(() => {
    if (!isWhole) return idle(() => store.readNewer({ category, total: built.total }));
  }, [idle, store, category, built.total, isWhole]);
  React.useEffect(() => {
    if (text === asked.text) return;
    return clock.after(SEARCH_URL_DELAY_MS, () => replaceCurrentUrl(withText(built.base, text)));
  }, [text, asked.text, clock, built.base]);

  const page = text === asked.text.trim() ? asked.page : 1;
  const view = React.useMemo(() => {
    const query = { text, page };
    return everything ? viewPosts(built, everything, query) : viewList(built, data, query);
  }, [built, everything, data, text, page]);

  React.useEffect(() => {
    if (view.needsIndex) store.loadIndex();
  }, [view.needsIndex, store]);

  const isSearching = text !== "" && view.needsIndex && !data.hasFailed;
  return {
    results: {
      posts: view.posts,
      page: view.page,
      pageCount: view.pageCount,
      hrefForPage: (number: number) => withText(pageRoute(built.base, number), text),
      query: text,
      loading: preview.loading || (isSearching && view.posts.length === 0),
    },
    search: {
      action: built.base,
      value: typed,
      onChange: setTyped,
      onFocus: isWhole ? undefined : store.loadIndex,
      /** Announced to screen readers; empty without a search. */
      result: text ? resultWords(view, data.hasFailed) : "",
    },
    hrefForCategory: (slug: string) =>
      withText(slug === ALL_POSTS.slug ? ROUTES.blog : categoryRoute(slug), text),
  };
}
