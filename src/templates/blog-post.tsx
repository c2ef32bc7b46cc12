import { graphql, type PageProps, Slice } from "gatsby";
import { PageFrame } from "../components/layout/page-frame/page-frame";
import { categoryName } from "../content/blog/category-names";
import { ArticleState } from "../features/blog/post/article-state/article-state";
import { PostSeo } from "../features/blog/post/post-seo";
import { usePreviewPost } from "../features/blog/use-preview-blog";
import { PostView } from "../views/post-view";
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
    <PostView
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
