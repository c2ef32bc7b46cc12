import { graphql, useStaticQuery } from "gatsby";
import { PageFrame } from "../components/layout/page-frame";
import { categoryName } from "../content/blog/category-names";
import { ArticleState } from "../features/blog/post/article-state";
import { useDeskDraft } from "../features/blog/use-desk-draft";
import { PostView } from "../views/post-view";

/**
 * Renders the post that's being written in the editing desk (`desk/`). Only the development site
 * has this page.
 */
export default function PostDraftTemplate() {
  // a page query would cause a warning in builds, because they don't have this page
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
