import { graphql, type PageProps, Slice } from "gatsby";
import { PageFrame } from "../components/page-frame/page-frame";
import { PostSeo } from "../components/post-seo/post-seo";
import { categoryName } from "../content/category-names";
import { usePreviewPost } from "../hooks/use-preview-blog";
import { PostContent } from "../screens/post-content";
import { ArticleState } from "../sections/article-state/article-state";
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
  const shown = preview.status === "live" ? preview : place;
  return (
    <PostContent
      post={shown.post}
      categoryName={category}
      previous={shown.previous}
      next={shown.next}
      related={shown.related}
      recent={<Slice alias="recent-posts" />}
    />
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
