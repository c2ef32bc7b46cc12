import type * as React from "react";
import { BelowFold } from "../components/layout/page-frame/page-frame";
import { Section } from "../components/layout/section/section";
import { SideLayout } from "../components/layout/side-layout/side-layout";
import {
  PostArticle,
  type PostArticleProps,
} from "../features/blog/post/post-article/post-article";
import { PostHero } from "../features/blog/post/post-hero/post-hero";
import {
  PostNavigation,
  type PostNavigationProps,
} from "../features/blog/post/post-navigation/post-navigation";
import { PostSeo, type PostSeoProps } from "../features/blog/post/post-seo";
import { CategoriesCard } from "../features/blog/post/post-sidebar/categories-card";
import { PostSidebar } from "../features/blog/post/post-sidebar/post-sidebar";
import {
  RelatedPosts,
  type RelatedPostsProps,
} from "../features/blog/post/related-posts/related-posts";
import { SubscribeCard } from "../features/newsletter/subscribe-card/subscribe-card";

export interface PostViewProps extends PostArticleProps, PostNavigationProps {
  readonly related: RelatedPostsProps["posts"];
  /** The recent posts of the sidebar. */
  readonly recent: React.ReactNode;
  readonly noindex?: PostSeoProps["noindex"];
}

/** One post with what stands around it, pre-rendered or not. Source: docs/product.md, "Blog post". */
export function PostView(props: PostViewProps) {
  const { post, categoryName, previous, next, related, recent, noindex } = props;
  return (
    <>
      <PostSeo post={post} categoryName={categoryName} noindex={noindex} />
      <PostHero post={post} categoryName={categoryName} />
      <Section>
        <SideLayout
          side={
            <PostSidebar>
              {recent}
              <CategoriesCard />
              <SubscribeCard />
            </PostSidebar>
          }
        >
          <PostArticle post={post} categoryName={categoryName} />
          <PostNavigation previous={previous} next={next} />
        </SideLayout>
      </Section>
      <BelowFold>
        <RelatedPosts posts={related} />
      </BelowFold>
    </>
  );
}
