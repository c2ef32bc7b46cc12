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
  /** If given, a search also finds the posts of categories whose names match. */
  readonly categories?: readonly BlogCategory[];
}

/**
 * Reads the category, search text and page from a URL. The category is only read for the whole
 * blog. If the URL isn't one of the list's, returns the built page's number.
 */
export function readListQuery(url: string, { kind, slug, page }: PostListPage): ListQuery {
  const { pathname, searchParams } = new URL(url, "http://localhost"); // any origin will do
  const route = parseBlogPath(pathname);
  // paths aren't compared, because browsers encode them and the build doesn't
  const isInList =
    route !== null && route.kind !== "post" && route.kind === kind && route.slug === slug;
  return {
    category: kind === "all" ? (searchParams.get("category") ?? "") : "",
    text: searchParams.get("q") ?? "",
    page: isInList ? route.page : page,
  };
}

/**
 * Returns the number of the list's current page, starting at 1. A search that begins on a later
 * page changes the URL to page 1 without leaving the built page, so the number is then 1.
 */
export const useListPage = (built: PostListPage): number =>
  Math.min(built.page, readListQuery(useCurrentUrl(pageRoute(built.base, built.page)), built).page);

/** Adds the non-empty parts of a query to `path`. */
function withQuery(path: string, { category, text }: Omit<ListQuery, "page">): string {
  const parts = Object.entries({ category, q: text }).filter(([, value]) => value !== "");
  const query = parts.map(([name, value]) => `${name}=${encodeText(value)}`).join("&");
  return query ? `${path}?${query}` : path;
}

/** Describes the result, as in "3 articles found", or says that the search is still running. */
function resultWords({ total, posts }: ListView, hasFailed: boolean): string {
  if (total === null && !hasFailed) return "Searching...";
  const count = total ?? posts.length;
  if (count === 0)
    return total === null ? "The articles couldn't be searched" : "No articles found";
  const words = count === 1 ? "1 article found" : `${count} articles found`;
  return total === null ? `${words}; some couldn't be searched` : words;
}

/**
 * Filters, searches and pages through a built list in place, or through the content API's posts in
 * preview mode. Category, search text and page are kept in the URL, so that Back and reload restore
 * them. Page and category links keep the search text. Posts newer than the build are added once the
 * page is idle.
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
    // the text that this page wrote to the URL may be older than what the visitor has typed since
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
       * The result in words, or "" without a filter or search. Screen readers announce it, but not
       * the message that replaces an empty list.
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
      /** Shows one category, or all posts, from page 1, and adds a history entry. */
      onSelect: (slug: string) => {
        const url = withQuery(built.base, { category: slug === ALL_POSTS.slug ? "" : slug, text });
        // navigating within a page would make Gatsby announce a new page
        if (built.page === 1) pushUrl(url);
        else navigate(url);
      },
    },
  };
}
