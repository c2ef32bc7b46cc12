import { graphql, type PageProps } from "gatsby";
import { PageFrame } from "../components/layout/page-frame";
import { categoryName } from "../content/blog/category-names";
import { ArticleState } from "../features/blog/post/article-state";
import { LiveRecentPosts } from "../features/blog/post/recent-posts";
import { usePreviewPost } from "../features/blog/use-preview-blog";
import { required } from "../site/required";
import { PostSeo, PostView } from "../views/post-view";

type Data = Queries.BlogPostTemplateQuery;

/** Renders a built post. In preview mode, shows the content API's current version instead. */
export default function BlogPostTemplate({ data }: PageProps<Data>) {
  const built = required(data.postNeighbours, "post");
  const preview = usePreviewPost(built.post.postId);
  const categories = data.allBlogCategory.nodes;
  const category = categoryName(built.post.category, categories);
  if (preview.status === "loading" || preview.status === "missing") {
    return (
      <PageFrame>
        <PostSeo post={built.post} categoryName={category} noindex />
        <ArticleState
          loadingText={preview.status === "loading" ? "Loading article..." : undefined}
        />
      </PageFrame>
    );
  }
  return (
    <PageFrame>
      <PostView
        {...(preview.status === "live" ? preview : built)}
        categoryName={category}
        categories={categories}
        recent={<LiveRecentPosts slug={built.post.slug} />}
      />
    </PageFrame>
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
    allBlogCategory(sort: { order: ASC }) { nodes { slug name colour isEmpty } }
  }
`;
