import type { ListedPost, PostListPage } from "../content/blog-list";
import { categoryRoute, pageRoute, ROUTES } from "../site/routes";

/** A list of posts as it is to be shown now, and what a visitor can do with it. */
export interface BlogListView {
  readonly results: {
    readonly posts: readonly ListedPost[];
    readonly page: number;
    readonly pageCount: number;
    readonly hrefForPage: (page: number) => string;
    readonly wanted: string;
    readonly loading: boolean;
  };
  readonly search: {
    readonly value: string;
    readonly onChange: (text: string) => void;
    readonly onFocus: () => void;
    readonly result: string;
  };
  readonly hrefForCategory: (slug: string) => string;
}

export function useBlogList(built: PostListPage): BlogListView {
  return {
    results: {
      posts: built.posts,
      page: built.page,
      pageCount: built.pageCount,
      hrefForPage: (page) => pageRoute(built.base, page),
      wanted: "",
      loading: false,
    },
    search: { value: "", onChange: () => undefined, onFocus: () => undefined, result: "" },
    hrefForCategory: (slug) => (slug === "all" ? ROUTES.blog : categoryRoute(slug)),
  };
}
