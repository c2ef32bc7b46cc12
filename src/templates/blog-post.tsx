import { graphql, type PageProps, Slice } from "gatsby";
import { laterParts } from "../components/later/later";
import { PageFrame } from "../components/page-frame/page-frame";
import { Rest } from "../components/page-frame/rest";
import { PostSeo } from "../components/post-seo/post-seo";
import { Section } from "../components/section/section";
import { SideLayout } from "../components/side-layout/side-layout";
import { categoryName } from "../content/category-names";
import { usePreviewPost } from "../hooks/use-preview-blog";
import { ArticleState } from "../sections/article-state/article-state";
import { PostSidebar } from "../sections/post-sidebar/post-sidebar";
import { readBlogAddress } from "../site/blog-address";

type Data = Queries.BlogPostTemplateQuery;

const textPart = laterParts(
  () =>
    import(
      /* webpackChunkName: "later---src-templates-blog-post-tsx---text" */ "../screens/post-text"
    ),
  process.env.BUILD_STAGE === "build-javascript"
    ? null
    : (require("../screens/post-text") as typeof import("../screens/post-text")),
  "touched",
  (pathname) => readBlogAddress(pathname)?.kind === "post",
);
const PostHero = textPart("PostHero");
const PostArticle = textPart("PostArticle");

const partBelow = laterParts(
  () =>
    import(
      /* webpackChunkName: "later---src-templates-blog-post-tsx---below" */ "../screens/post-below"
    ),
  process.env.BUILD_STAGE === "build-javascript"
    ? null
    : (require("../screens/post-below") as typeof import("../screens/post-below")),
);
const PostNavigation = partBelow("PostNavigation");
const CategoriesBox = partBelow("CategoriesBox");
const SubscribeBox = partBelow("SubscribeBox");
const RelatedPosts = partBelow("RelatedPosts");

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
      <Rest>
        <RelatedPosts posts={related} />
      </Rest>
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
