import { graphql, type PageProps, Slice } from "gatsby";
import { PageFrame } from "../components/page-frame/page-frame";
import { PostSeo } from "../components/post-seo/post-seo";
import { Section } from "../components/section/section";
import { SideLayout } from "../components/side-layout/side-layout";
import { categoryName } from "../content/category-names";
import { PostArticle } from "../sections/post-article/post-article";
import { PostHero } from "../sections/post-hero/post-hero";
import { PostNavigation } from "../sections/post-navigation/post-navigation";
import { PostSidebar } from "../sections/post-sidebar/post-sidebar";
import { RelatedPosts } from "../sections/related-posts/related-posts";

type Data = Queries.BlogPostTemplateQuery;

export default function BlogPostTemplate({ data }: PageProps<Data>) {
  const place = data.postPlace;
  if (!place) return null; // never: the build makes a page for each post that it holds
  const { post, previous, next, related } = place;
  const category = categoryName(post.category);
  return (
    <PageFrame>
      <PostSeo post={post} categoryName={category} />
      <PostHero post={post} categoryName={category} />
      <Section>
        <SideLayout
          side={
            <PostSidebar>
              <Slice alias="recent-posts" />
            </PostSidebar>
          }
        >
          <PostArticle post={post} categoryName={category} />
          <PostNavigation previous={previous} next={next} />
        </SideLayout>
      </Section>
      <RelatedPosts posts={related} />
    </PageFrame>
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
