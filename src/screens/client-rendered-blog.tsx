import type * as React from "react";
import { ListSeo } from "../components/list-seo/list-seo";
import { PostSeo } from "../components/post-seo/post-seo";
import { Section } from "../components/section/section";
import { SideLayout } from "../components/side-layout/side-layout";
import { SubscribeBox } from "../components/subscribe-box/subscribe-box";
import { type BlogCategory, categoryName } from "../content/category-names";
import { type LoadedList, type LoadedPost, loadList, loadPost } from "../live/client-rendered-blog";
import { BlogCategorySection } from "../sections/blog-category/blog-category";
import { BlogHero } from "../sections/blog-hero/blog-hero";
import { BlogList } from "../sections/blog-list/blog-list";
import { PostArticle } from "../sections/post-article/post-article";
import { PostHero } from "../sections/post-hero/post-hero";
import { PostNavigation } from "../sections/post-navigation/post-navigation";
import { CategoriesBox } from "../sections/post-sidebar/categories-box";
import { PostSidebar } from "../sections/post-sidebar/post-sidebar";
import { RecentPosts } from "../sections/recent-posts/recent-posts";
import { RelatedPosts } from "../sections/related-posts/related-posts";
import type { BlogAddress } from "../site/blog-address";

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

function ClientRenderedPost(props: LoadedPost & CategoriesProps) {
  const { post, previous, next, related, recent, categories } = props;
  const category = categoryName(post.category, categories);
  return (
    <>
      <PostSeo post={post} categoryName={category} noindex />
      <PostHero post={post} categoryName={category} />
      <Section>
        <SideLayout
          side={
            <PostSidebar>
              <RecentPosts posts={recent} />
              <CategoriesBox />
              <SubscribeBox />
            </PostSidebar>
          }
        >
          <PostArticle post={post} categoryName={category} />
          <PostNavigation previous={previous} next={next} />
        </SideLayout>
      </Section>
      <RelatedPosts posts={related} />
    </>
  );
}
