import type * as React from "react";
import { type BlogCategory, categoryName } from "../content/blog/category-names";
import { loadList, loadPost } from "../features/blog/client/client-rendered-blog";
import { RecentPosts } from "../features/blog/post/recent-posts/recent-posts";
import type { BlogAddress } from "../site/blog-address";
import { PostListView } from "./post-list-view";
import { PostView } from "./post-view";

/**
 * Renders a post or list that was not pre-rendered, from the content API; null when there is no
 * post. Imported on demand, with the API's client, its schemas and the sanitiser.
 */
export async function renderBlog(
  address: BlogAddress,
  categories: readonly BlogCategory[],
): Promise<React.ReactElement | null> {
  if (address.kind !== "post") {
    return <PostListView {...(await loadList(address))} categories={categories} noindex />;
  }
  const loaded = await loadPost(address.slug);
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
