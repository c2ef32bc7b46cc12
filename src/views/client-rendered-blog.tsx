import type * as React from "react";
import { type BlogCategory, categoryName } from "../content/blog/category-names";
import { loadList, loadPost } from "../features/blog/client/client-rendered-blog";
import { RecentPosts } from "../features/blog/post/recent-posts/recent-posts";
import type { BlogRoute } from "../site/blog-route";
import { PostListView } from "./post-list-view";
import { PostView } from "./post-view";

/**
 * Renders a post or list that was not pre-rendered, from the content API; null when there is no
 * post. Imported on demand, with the API's client, its schemas and the sanitiser.
 */
export async function renderBlog(
  route: BlogRoute,
  categories: readonly BlogCategory[],
): Promise<React.ReactElement | null> {
  if (route.kind !== "post") {
    return <PostListView {...(await loadList(route))} categories={categories} noindex />;
  }
  const loaded = await loadPost(route.slug);
  if (!loaded) return null;
  return (
    <PostView
      {...loaded}
      categoryName={categoryName(loaded.post.category, categories)}
      recent={<RecentPosts posts={loaded.recent} />}
      noindex
    />
  );
}
