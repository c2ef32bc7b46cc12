import type * as React from "react";
import { ListSeo } from "../components/list-seo/list-seo";
import { type BlogCategory, categoryName } from "../content/category-names";
import { type LoadedList, type LoadedPost, loadList, loadPost } from "../live/client-rendered-blog";
import { BlogCategorySection } from "../sections/blog-category/blog-category";
import { BlogHero } from "../sections/blog-hero/blog-hero";
import { BlogList } from "../sections/blog-list/blog-list";
import { RecentPosts } from "../sections/recent-posts/recent-posts";
import type { BlogAddress } from "../site/blog-address";
import { PostContent } from "./post-content";

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
