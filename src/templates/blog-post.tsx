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
  const neighbours = data.postNeighbours;
  if (!neighbours) return null; // never: the build makes a page for each post that it holds
  return (
    <PageFrame>
      <Post neighbours={neighbours} />
    </PageFrame>
  );
}

function Post({ neighbours }: { readonly neighbours: NonNullable<Data["postNeighbours"]> }) {
  const preview = usePreviewPost(neighbours.post);
  const category = categoryName(neighbours.post.category);
  if (preview.status === "loading" || preview.status === "missing") {
    const loadingText = preview.status === "loading" ? "Loading article..." : undefined;
    return (
      <>
        <PostSeo post={neighbours.post} categoryName={category} noindex />
        <ArticleState loadingText={loadingText} />
      </>
    );
  }
  const shown = preview.status === "live" ? preview : neighbours;
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
    postNeighbours(id: { eq: $id }) {
      post { ...PostArticle }
      previous { slug title }
      next { slug title }
      related { ...PostCard }
    }
  }
`;
