import { graphql, type PageProps } from "gatsby";
import { PageFrame } from "../components/layout/page-frame/page-frame";
import { BlogHero } from "../features/blog/list/blog-hero/blog-hero";
import { BlogList } from "../features/blog/list/blog-list/blog-list";
import { ListSeo } from "../features/blog/list/list-seo";

type Data = Queries.BlogListTemplateQuery;

export default function BlogListTemplate({ data }: PageProps<Data>) {
  const list = data.postList;
  if (!list) return null; // never: the build makes a page for each list that it holds
  return (
    <PageFrame>
      <ListSeo list={list} />
      <BlogHero list={list} />
      <BlogList list={list} categories={data.allBlogCategory.nodes} />
    </PageFrame>
  );
}

export const query = graphql`
  query BlogListTemplate($id: String!) {
    postList(id: { eq: $id }) {
      ...PostListPage
      posts { ...PostCard }
    }
    allBlogCategory(sort: { order: ASC }) { nodes { slug name } }
  }
`;
