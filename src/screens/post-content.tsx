import type * as React from "react";
import { BelowFold } from "../components/page-frame/below-fold";
import { PostSeo, type PostSeoProps } from "../components/post-seo/post-seo";
import { Section } from "../components/section/section";
import { SideLayout } from "../components/side-layout/side-layout";
import { SubscribeBox } from "../components/subscribe-box/subscribe-box";
import { PostArticle, type PostArticleProps } from "../sections/post-article/post-article";
import { PostHero } from "../sections/post-hero/post-hero";
import {
  PostNavigation,
  type PostNavigationProps,
} from "../sections/post-navigation/post-navigation";
import { CategoriesBox } from "../sections/post-sidebar/categories-box";
import { PostSidebar } from "../sections/post-sidebar/post-sidebar";
import { RelatedPosts, type RelatedPostsProps } from "../sections/related-posts/related-posts";

export interface PostContentProps extends PostArticleProps, PostNavigationProps {
  readonly related: RelatedPostsProps["posts"];
  /** The recent posts of the sidebar. */
  readonly recent: React.ReactNode;
  readonly noindex?: PostSeoProps["noindex"];
}

/** One post with what stands around it, pre-rendered or not. Source: docs/product.md, "Blog post". */
export function PostContent(props: PostContentProps) {
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
              <CategoriesBox />
              <SubscribeBox />
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
