import { BelowFold } from "../components/layout/page-frame/below-fold";
import { Section } from "../components/layout/section/section";
import { SideLayout } from "../components/layout/side-layout/side-layout";
import type { PostGridProps } from "../features/blog/cards/post-grid/post-grid";
import { PostArticle } from "../features/blog/post/post-article/post-article";
import { PostHero } from "../features/blog/post/post-hero/post-hero";
import {
  PostNavigation,
  type PostNavigationProps,
} from "../features/blog/post/post-navigation/post-navigation";
import {
  PostSidebar,
  type PostSidebarProps,
} from "../features/blog/post/post-sidebar/post-sidebar";
import { RelatedPosts } from "../features/blog/post/related-posts/related-posts";
import { SubscribeCard } from "../features/newsletter/subscribe-card/subscribe-card";
import { PostSeo, type PostSeoProps } from "./post-seo";

export interface PostViewProps
  extends PostSeoProps,
    PostNavigationProps,
    Pick<PostSidebarProps, "recent"> {
  /** At most three. */
  readonly related: PostGridProps["posts"];
}

/** Shows one post with its sidebar and neighbours. Source: docs/product.md, "Blog post". */
export function PostView(props: PostViewProps) {
  const { post, categoryName, previous, next, related, recent, noindex } = props;
  return (
    <>
      <PostSeo post={post} categoryName={categoryName} noindex={noindex} />
      <PostHero post={post} categoryName={categoryName} />
      <Section>
        <SideLayout side={<PostSidebar recent={recent} subscribe={<SubscribeCard />} />}>
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
