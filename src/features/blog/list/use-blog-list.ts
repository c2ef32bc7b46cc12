import * as React from "react";
import type { ListedPost, PostListPage } from "../../../content/blog/blog-list";
import { type Clock, systemClock } from "../../../hooks/clock";
import { type WhenIdle, whenIdle } from "../../../hooks/idle";
import { replaceCurrentUrl, useCurrentUrl } from "../../../hooks/use-current-url";
import { SEARCH_ADDRESS_DELAY_MS } from "../../../site/limits";
import { categoryRoute, pageRoute, ROUTES } from "../../../site/routes";
import { type ListedOrIndexed, type ListSources, type ListView, viewList } from "../blog-view";
import { type BlogStore, blogStore, NO_BLOG_DATA } from "./blog-store";

/** A list of posts as it is to be shown now, and what a visitor can do with it. */
export interface BlogListView {
  readonly results: {
    readonly posts: readonly ListedPost[];
    readonly page: number;
    readonly pageCount: number;
    readonly hrefForPage: (page: number) => string;
    /** What was searched for. */
    readonly query: string;
    readonly loading: boolean;
  };
  readonly search: {
    readonly value: string;
    readonly onChange: (text: string) => void;
    readonly onFocus: () => void;
    /** How many were found, for screen readers too; empty without a search. */
    readonly result: string;
  };
  readonly hrefForCategory: (slug: string) => string;
}

export interface BlogListOptions {
  /** Every post, newest first, instead of the built page: in preview and for client-rendered lists. */
  readonly everything?: readonly ListedOrIndexed[] | undefined;
  readonly store?: BlogStore;
  readonly clock?: Clock;
  readonly idle?: WhenIdle;
}

const BASE_ADDRESS = "http://localhost"; // only to take addresses apart

/** Search text and page of an address of the list at `base`; those of `built` for any other. */
export function readListAddress(
  address: string,
  { base, page }: Pick<PostListPage, "base" | "page">,
): { readonly text: string; readonly page: number } {
  const { pathname, searchParams } = new URL(address, BASE_ADDRESS);
  const text = searchParams.get("q") ?? "";
  if (pathname === base) return { text, page: 1 };
  const turned = pathname.startsWith(`${base}/page/`)
    ? Number(pathname.slice(`${base}/page/`.length))
    : Number.NaN;
  return { text, page: Number.isInteger(turned) && turned > 0 ? turned : page };
}

const withText = (path: string, text: string): string =>
  text.trim() ? `${path}?q=${encodeURIComponent(text.trim())}` : path;

/** "3 articles found"; while shards are still coming, what is known so far. */
function resultWords({ total, posts }: ListView, hasFailed: boolean): string {
  if (total === null && !hasFailed) return "Searching...";
  const count = total ?? posts.length;
  if (count === 0) return ""; // said where the list would stand
  return count === 1 ? "1 article found" : `${count} articles found`;
}

/**
 * Searching and paging a built list in place. Search text and page are those of the address, so that
 * back and reload keep them; pages and categories are links that carry the text along. Posts newer
 * than the build join once the page has time for them.
 */
export function useBlogList(built: PostListPage, options: BlogListOptions = {}): BlogListView {
  const { everything, store = blogStore, clock = systemClock, idle = whenIdle } = options;
  const address = useCurrentUrl(pageRoute(built.base, built.page));
  const data = React.useSyncExternalStore(store.subscribe, store.get, () => NO_BLOG_DATA);
  const asked = readListAddress(address, built);
  const [typed, setTyped] = React.useState(asked.text);
  const category = built.kind === "category" ? built.slug : "";

  React.useEffect(
    // an address holds no blanks at the ends, which one types between two words
    () => setTyped((now) => (now.trim() === asked.text ? now : asked.text)),
    [asked.text],
  );
  const isWhole = everything !== undefined;
  React.useEffect(() => {
    if (!isWhole) return idle(() => store.readNewer({ category, total: built.total }));
  }, [idle, store, category, built.total, isWhole]);
  React.useEffect(() => {
    if (typed.trim() === asked.text) return;
    return clock.after(SEARCH_ADDRESS_DELAY_MS, () =>
      replaceCurrentUrl(withText(built.base, typed)),
    );
  }, [typed, asked.text, clock, built.base]);

  const view = React.useMemo(() => {
    const sources: ListSources = everything
      ? { index: everything, isComplete: true, newer: [], isBuiltIgnored: true }
      : {
          index: data.index?.posts ?? null,
          isComplete: data.index?.isComplete ?? false,
          newer: data.newer,
        };
    const isSame = typed.trim() === asked.text.trim();
    return viewList(built, sources, { text: typed, page: isSame ? asked.page : 1 });
  }, [built, everything, data, typed, asked.text, asked.page]);

  React.useEffect(() => {
    if (view.needsIndex) store.loadIndex();
  }, [view.needsIndex, store]);

  const query = typed.trim();
  const isWaiting = view.needsIndex && !data.hasFailed;
  return {
    results: {
      posts: view.posts,
      page: view.page,
      pageCount: view.pageCount,
      hrefForPage: (page) => withText(pageRoute(built.base, page), typed),
      query,
      loading: isWaiting && query !== "" && view.posts.length === 0,
    },
    search: {
      value: typed,
      onChange: setTyped,
      onFocus: isWhole ? () => undefined : store.loadIndex,
      result: query ? resultWords(view, data.hasFailed) : "",
    },
    hrefForCategory: (slug) => withText(slug === "all" ? ROUTES.blog : categoryRoute(slug), typed),
  };
}
