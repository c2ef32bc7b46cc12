import type * as React from "react";
import { type BlogCategory, categoryName } from "../content/blog/category-names";
import {
  type LoadedList,
  type LoadedPost,
  loadList,
  loadPost,
} from "../features/blog/client/client-rendered-blog";
import { BlogCategorySection } from "../features/blog/list/blog-category/blog-category";
import { BlogHero } from "../features/blog/list/blog-hero/blog-hero";
import { BlogList } from "../features/blog/list/blog-list/blog-list";
import { ListSeo } from "../features/blog/list/list-seo";
import { RecentPosts } from "../features/blog/post/recent-posts/recent-posts";
import type { BlogAddress } from "../site/blog-address";
import { PostContent } from "./post-view";

interface CategoriesProps {
  readonly categories: readonly BlogCategory[];
}

/**
 * Renders a blog address that was not pre-rendered, from the content API: a post, or a list. Null:
 * no post is there. Imported on demand, with the API's client, its schemas and the sanitiser.
 */
export async function renderBlog(
  address: BlogAddress,
  categories: readonly BlogCategory[],
): Promise<React.ReactElement | null> {
  if (address.kind !== "post") {
    return <ClientRenderedList {...(await loadList(address))} categories={categories} />;
  }
  const loaded = await loadPost(address.slug);
  return loaded && <ClientRenderedPost {...loaded} categories={categories} />;
}

function ClientRenderedList({ list, everything, categories }: LoadedList & CategoriesProps) {
  const List = list.kind === "all" ? BlogList : BlogCategorySection;
  return (
    <>
      <ListSeo list={list} noindex />
      <BlogHero list={list} />
      <List list={list} categories={categories} everything={everything} />
    </>
  );
}

function ClientRenderedPost({ recent, categories, ...loaded }: LoadedPost & CategoriesProps) {
  return (
    <PostContent
      {...loaded}
      categoryName={categoryName(loaded.post.category, categories)}
      recent={<RecentPosts posts={recent} />}
      noindex
    />
  );
}
