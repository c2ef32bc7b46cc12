import { navigate } from "gatsby";
import * as React from "react";
import type { PostListPage } from "../../content/blog/blog-list";
import { ALL_POSTS, type BlogCategory } from "../../content/blog/category-names";
import { searchText } from "../../content/text/search-text";
import { useStore } from "../../hooks/create-store";
import { whenIdle } from "../../hooks/idle";
import { after } from "../../hooks/timers";
import { onThisPage, pushUrl, replaceUrl, useCurrentUrl } from "../../hooks/url-state";
import { encodeText, wellFormed } from "../../site/format/text";
import { categoryRoute, pageRoute, parseBlogPath, ROUTES } from "../../site/routes";
import { blogStore, NO_BLOG_DATA } from "./blog-store";
import {
  type ListedOrIndexed,
  type ListQuery,
  type ListView,
  viewList,
  viewPosts,
} from "./blog-view";
import { usePreviewPosts } from "./use-preview-blog";

const SEARCH_URL_DEBOUNCE_MS = 300;
const NO_CATEGORIES: readonly BlogCategory[] = [];

export interface BlogListOptions {
  /** All posts, newest first, for a list that wasn't pre-rendered. */
  readonly everything?: readonly ListedOrIndexed[] | undefined;
  /** A search also finds the posts of categories whose names match. */
  readonly categories?: readonly BlogCategory[];
}

/**
 * Reads category, search text and page from a URL. If the URL is outside the list, the page is the
 * built one. Only the whole blog can be filtered by category.
 */
export function readListQuery(url: string, { kind, slug, page }: PostListPage): ListQuery {
  const { pathname, searchParams } = new URL(url, "http://localhost"); // any origin will do
  const route = parseBlogPath(pathname);
  // not compared by path, because browsers encode it and the build doesn't
  const isInList =
    route !== null && route.kind !== "post" && route.kind === kind && route.slug === slug;
  return {
    category: kind === "all" ? (searchParams.get("category") ?? "") : "",
    text: searchParams.get("q") ?? "",
    page: isInList ? route.page : page,
  };
}

/**
 * Returns the page number of a list, starting at 1. It's the built page's number, or 1 after a
 * search on a later page, because searching changes the URL but stays on the built page.
 */
export const useListPage = (built: PostListPage): number =>
  Math.min(built.page, readListQuery(useCurrentUrl(pageRoute(built.base, built.page)), built).page);

/** Adds the non-empty parts of a query to `path`. */
function withQuery(path: string, { category, text }: Omit<ListQuery, "page">): string {
  const parts = Object.entries({ category, q: text }).filter(([, value]) => value !== "");
  const query = parts.map(([name, value]) => `${name}=${encodeText(value)}`).join("&");
  return query ? `${path}?${query}` : path;
}

/** Describes the result, as in "3 articles found", or says that more are loading. */
function resultWords({ total, posts }: ListView, hasFailed: boolean): string {
  if (total === null && !hasFailed) return "Searching...";
  const count = total ?? posts.length;
  if (count === 0)
    return total === null ? "The articles couldn't be searched" : "No articles found";
  const words = count === 1 ? "1 article found" : `${count} articles found`;
  return total === null ? `${words}; some couldn't be searched` : words;
}

/**
 * Filters, searches and pages a built list in place, or the content API's posts in preview mode.
 * Category, search text and page are kept in the URL, so that Back and reload restore them; page
 * and category links carry the text along. Posts newer than the build join once the page is idle.
 */
export function useBlogList(built: PostListPage, options: BlogListOptions = {}) {
  const { categories = NO_CATEGORIES } = options;
  const listedCategory = built.kind === "category" ? built.slug : "";
  const preview = usePreviewPosts(listedCategory);
  const everything = preview.everything ?? options.everything;
  const url = useCurrentUrl(pageRoute(built.base, built.page));
  const data = useStore(blogStore, NO_BLOG_DATA);
  const asked = readListQuery(url, built);
  const [typed, setTyped] = React.useState(asked.text);
  const text = wellFormed(typed.trim());
  const { category } = asked;
  const isFiltered = category !== "" || text !== "";
  const isWhole = everything !== undefined;

  const written = React.useRef(asked.text);
  React.useEffect(() => {
    // the text that this page wrote into the URL may be older than what the visitor has typed since
    if (asked.text !== written.current) setTyped(asked.text);
    written.current = asked.text;
  }, [asked.text]);
  React.useEffect(() => {
    if (!isWhole)
      return whenIdle(() => blogStore.readNewer({ category: listedCategory, total: built.total }));
  }, [listedCategory, built.total, isWhole]);
  React.useEffect(() => {
    if (text === asked.text) return;
    const write = onThisPage(() => {
      written.current = text;
      replaceUrl(withQuery(built.base, { category, text }));
    });
    return after(SEARCH_URL_DEBOUNCE_MS, write);
  }, [text, asked.text, category, built.base]);

  const page = text === asked.text.trim() ? asked.page : 1;
  const view = React.useMemo(() => {
    const sought = searchText(text);
    const named = (sought ? categories : [])
      .filter(({ name }) => searchText(name).includes(sought))
      .map(({ slug }) => slug);
    const query = { category, text, page, named };
    return everything ? viewPosts(built, everything, query) : viewList(built, data, query);
  }, [built, everything, data, category, text, page, categories]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: typing after a failure tries again
  React.useEffect(() => {
    if (!view.needsIndex) return;
    blogStore.loadIndex();
    window.addEventListener("online", blogStore.loadIndex);
    return () => window.removeEventListener("online", blogStore.loadIndex);
  }, [view.needsIndex, text]);

  const isSearching = isFiltered && view.needsIndex && !data.hasFailed;
  return {
    results: {
      posts: view.posts,
      page: view.page,
      pageCount: view.pageCount,
      hrefForPage: (number: number) => withQuery(pageRoute(built.base, number), { category, text }),
      query: text,
      isFiltered,
      /** Whether results may be missing because they couldn't be loaded. */
      hasFailed: view.needsIndex && data.hasFailed,
      loading: preview.loading || (isSearching && view.posts.length === 0),
    },
    search: {
      action: built.base,
      value: typed,
      onChange: setTyped,
      onFocus: isWhole ? undefined : blogStore.loadIndex,
      /**
       * Announced to screen readers, unlike the text shown in place of the list. Empty without a
       * filter or search.
       */
      result: preview.loading
        ? "Loading articles..."
        : isFiltered
          ? resultWords(view, data.hasFailed)
          : "",
    },
    hrefForCategory: (slug: string) =>
      withQuery(slug === ALL_POSTS.slug ? ROUTES.blog : categoryRoute(slug), {
        category: "",
        text,
      }),
    filter: {
      selected: category || ALL_POSTS.slug,
      /** Shows one category, or all, from page 1, with its own history entry. */
      onSelect: (slug: string) => {
        const url = withQuery(built.base, { category: slug === ALL_POSTS.slug ? "" : slug, text });
        // doesn't navigate within a page, because Gatsby would announce it as a new page
        if (built.page === 1) pushUrl(url);
        else navigate(url);
      },
    },
  };
}
