import { BelowFold } from "../components/layout/page-frame";
import { Section } from "../components/layout/section";
import { Sections } from "../components/layout/sections";
import { SideLayout } from "../components/layout/side-layout";
import type { PostGridProps } from "../features/blog/cards/post-grid";
import { PostArticle, type PostArticleProps } from "../features/blog/post/post-article";
import { PostHero } from "../features/blog/post/post-hero";
import { PostNavigation, type PostNavigationProps } from "../features/blog/post/post-navigation";
import { PostSidebar, type PostSidebarProps } from "../features/blog/post/post-sidebar";
import { RelatedPosts } from "../features/blog/post/related-posts";
import { SubscribeCard } from "../features/newsletter/subscribe-card";
import { DELIVERY } from "../site/form-endpoints";
import type { ImageSource } from "../site/image-source";
import { pageLevel } from "../site/page-names";
import { postRoute } from "../site/routes";
import { socialCard } from "../site/seo/social-card";
import { blogPosting } from "../site/seo/structured-data";
import { PageSeo } from "./page-head";

export interface PostSeoProps extends PostArticleProps {
  readonly noindex?: boolean;
}

export interface PostViewProps
  extends PostSeoProps,
    PostNavigationProps,
    Pick<PostSidebarProps, "recent" | "categories"> {
  /** At most three. */
  readonly related: PostGridProps["posts"];
}

export function PostView(props: PostViewProps) {
  const { post, categoryName, previous, next, related, recent, categories, noindex } = props;
  return (
    <Sections>
      <PostSeo post={post} categoryName={categoryName} noindex={noindex} />
      <PostHero
        post={post}
        categoryName={categoryName}
        colour={categories.find(({ slug }) => slug === post.category)?.colour}
      />
      <Section>
        <SideLayout
          side={
            <PostSidebar
              recent={recent}
              categories={categories}
              subscribe={DELIVERY.hasNewsletter && <SubscribeCard />}
            />
          }
        >
          <PostArticle post={post} categoryName={categoryName} />
          <PostNavigation previous={previous} next={next} />
        </SideLayout>
      </Section>
      <BelowFold>
        <RelatedPosts posts={related} categories={categories} />
      </BelowFold>
    </Sections>
  );
}

/** Returns the URL of the largest file built for the image. */
function pictureUrl(picture: ImageSource): string | undefined {
  if ("url" in picture) return picture.url;
  return picture.childImageSharp?.gatsbyImageData.images.fallback?.src;
}

export function PostSeo({ post, categoryName, noindex }: PostSeoProps) {
  const { slug, title, excerpt, metaTitle, metaDescription, author } = post;
  const { publishedAt, updatedAt } = post;
  const path = postRoute(slug);
  const picture = pictureUrl(post.image);
  const keywords = post.tags.map(({ name }) => name);
  return (
    <PageSeo
      title={metaTitle || title}
      description={metaDescription || excerpt}
      keywords={[categoryName, ...keywords]}
      image={socialCard("blog", slug)}
      type="article"
      publishedAt={publishedAt}
      updatedAt={updatedAt}
      noindex={noindex}
      levels={[pageLevel("blog"), { name: title, path }]}
      nodes={[
        blogPosting({
          path,
          headline: title,
          author,
          images: picture ? [picture] : [],
          publishedAt,
          updatedAt,
          keywords,
        }),
      ]}
    />
  );
}
