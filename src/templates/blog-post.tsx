import { graphql, type PageProps, Slice } from "gatsby";
import { BelowFold } from "../components/page-frame/below-fold";
import { PageFrame } from "../components/page-frame/page-frame";
import { PostSeo } from "../components/post-seo/post-seo";
import { Section } from "../components/section/section";
import { SideLayout } from "../components/side-layout/side-layout";
import { SubscribeBox } from "../components/subscribe-box/subscribe-box";
import { categoryName } from "../content/category-names";
import { usePreviewPost } from "../hooks/use-preview-blog";
import { ArticleState } from "../sections/article-state/article-state";
import { PostArticle } from "../sections/post-article/post-article";
import { PostHero } from "../sections/post-hero/post-hero";
import { PostNavigation } from "../sections/post-navigation/post-navigation";
import { CategoriesBox } from "../sections/post-sidebar/categories-box";
import { PostSidebar } from "../sections/post-sidebar/post-sidebar";
import { RelatedPosts } from "../sections/related-posts/related-posts";
import "../slices/recent-posts"; // Gatsby does not write the styles of slices into the HTML

type Data = Queries.BlogPostTemplateQuery;

export default function BlogPostTemplate({ data }: PageProps<Data>) {
  const place = data.postPlace;
  if (!place) return null; // never: the build makes a page for each post that it holds
  return (
    <PageFrame>
      <Post place={place} />
    </PageFrame>
  );
}

function Post({ place }: { readonly place: NonNullable<Data["postPlace"]> }) {
  const preview = usePreviewPost(place.post);
  const category = categoryName(place.post.category);
  if (preview.status === "loading" || preview.status === "missing") {
    const loadingText = preview.status === "loading" ? "Loading article..." : undefined;
    return (
      <>
        <PostSeo post={place.post} categoryName={category} noindex />
        <ArticleState loadingText={loadingText} />
      </>
    );
  }
  const { post, previous, next, related } = preview.status === "live" ? preview : place;
  return (
    <>
      <PostSeo post={post} categoryName={category} />
      <PostHero post={post} categoryName={category} />
      <Section>
        <SideLayout
          side={
            <PostSidebar>
              <Slice alias="recent-posts" />
              <CategoriesBox />
              <SubscribeBox />
            </PostSidebar>
          }
        >
          <PostArticle post={post} categoryName={category} />
          <PostNavigation previous={previous} next={next} />
        </SideLayout>
      </Section>
      <BelowFold>
        <RelatedPosts posts={related} />
      </BelowFold>
    </>
  );
}

export const query = graphql`
  query BlogPostTemplate($id: String!) {
    postPlace(id: { eq: $id }) {
      post { ...PostArticle }
      previous { slug title }
      next { slug title }
      related { ...PostCard }
    }
  }
`;
