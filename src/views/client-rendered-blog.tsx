import type * as React from "react";
import type { PostListPage } from "../content/blog/blog-list";
import type { BlogCategory } from "../content/blog/category-names";
import { CATEGORY_DESCRIPTION, categoryName } from "../content/blog/category-names";
import { loadList, loadPost } from "../features/blog/client/load-blog";
import { RecentPosts } from "../features/blog/post/recent-posts";
import type { ClientRenderedRoute } from "../site/routes";
import { PostListView, type PostListViewProps } from "./post-list-view";
import { PostView } from "./post-view";

/** Words of the blog from content. */
type BlogWords = Pick<Queries.PageCopy, "title" | "subtitle" | "description">;

/**
 * Renders a post or list that was not pre-rendered, from the content API; null when that post, category or tag does not
 * exist. The module is imported on demand, with the API's client, its schemas and the sanitiser.
 */
export async function renderBlog(
  route: ClientRenderedRoute,
  categories: readonly BlogCategory[],
  blog: BlogWords,
): Promise<React.ReactElement | null> {
  if (route.kind !== "post") {
    const loaded = await loadList(route, categories);
    return (
      loaded && (
        <PostListView
          {...loaded}
          {...wordsOf(loaded.list, categories, blog)}
          categories={categories}
          noindex
        />
      )
    );
  }
  const loaded = await loadPost(route.slug);
  if (!loaded) return null;
  return (
    <PostView
      {...loaded}
      categoryName={categoryName(loaded.post.category, categories)}
      categories={categories}
      recent={<RecentPosts posts={loaded.recent} />}
      noindex
    />
  );
}

/** Returns the words of a list's hero, as the build has them for the lists that it pre-renders. */
function wordsOf(
  list: PostListPage,
  categories: readonly BlogCategory[],
  blog: BlogWords,
): Partial<PostListViewProps> {
  if (list.kind === "all") {
    return { list: { ...list, name: blog.title }, about: blog.subtitle, summary: blog.description };
  }
  if (list.kind !== "category") return {};
  const { description = CATEGORY_DESCRIPTION, colour }: Partial<BlogCategory> =
    categories.find(({ slug }) => slug === list.slug) ?? {};
  return { about: description, colour };
}
