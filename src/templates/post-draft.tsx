import { graphql, useStaticQuery } from "gatsby";
import { PageFrame } from "../components/layout/page-frame";
import { categoryName } from "../content/blog/category-names";
import { ArticleState } from "../features/blog/post/article-state";
import { useDeskDraft } from "../features/blog/use-desk-draft";
import { PostView } from "../views/post-view";

/** Shows the post that's being written at the desk. Only the development site has this page. */
export default function PostDraftTemplate() {
  // builds don't have this page, so they would warn about a page query
  const data = useStaticQuery<Queries.PostDraftQuery>(graphql`
    query PostDraft { allBlogCategory(sort: { order: ASC }) { nodes { slug name colour isEmpty } } }
  `);
  const categories = data.allBlogCategory.nodes;
  const post = useDeskDraft();
  return (
    <PageFrame>
      {post ? (
        <PostView
          post={post}
          categoryName={categoryName(post.category, categories)}
          categories={categories}
          previous={null}
          next={null}
          related={[]}
          recent={null}
          noindex
        />
      ) : (
        <ArticleState loadingText="Loading article..." />
      )}
    </PageFrame>
  );
}
