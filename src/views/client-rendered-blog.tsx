import type * as React from "react";
import type { BlogCategory } from "../content/blog/blog-categories";
import { categoryName, withBuiltInNames } from "../content/blog/category-names";
import { loadList, loadPost } from "../features/blog/client/client-rendered-blog";
import { RecentPosts } from "../features/blog/post/recent-posts/recent-posts";
import type { BlogRoute } from "../site/blog-route";
import { PostListView } from "./post-list-view";
import { PostView } from "./post-view";

/**
 * Renders a post or list that was not pre-rendered, from the content API; null when there is no
 * such post, category or tag. Imported on demand, with the API's client, its schemas and the sanitiser.
 */
export async function renderBlog(
  route: BlogRoute,
  categories: readonly BlogCategory[],
): Promise<React.ReactElement | null> {
  if (route.kind !== "post") {
    const list = await loadList(route, categories);
    return list && <PostListView {...list} categories={categories} noindex />;
  }
  const loaded = await loadPost(route.slug);
  if (!loaded) return null;
  const named = withBuiltInNames(categories);
  return (
    <PostView
      {...loaded}
      categoryName={categoryName(loaded.post.category, named)}
      categories={named}
      recent={<RecentPosts posts={loaded.recent} />}
      noindex
    />
  );
}
