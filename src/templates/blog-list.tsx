import { graphql, type PageProps } from "gatsby";
import { ListSeo } from "../components/list-seo/list-seo";
import { PageFrame } from "../components/page-frame/page-frame";
import { BlogHero } from "../sections/blog-hero/blog-hero";
import { BlogList } from "../sections/blog-list/blog-list";

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
