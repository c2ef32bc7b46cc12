import { graphql, type PageProps } from "gatsby";
import { PageFrame } from "../components/layout/page-frame/page-frame";
import { BlogCategorySection } from "../features/blog/list/blog-category/blog-category";
import { BlogHero } from "../features/blog/list/blog-hero/blog-hero";
import { ListSeo } from "../features/blog/list/list-seo";

type Data = Queries.BlogTagTemplateQuery;

export default function BlogTagTemplate({ data }: PageProps<Data>) {
  const list = data.postList;
  if (!list) return null; // never: the build makes a page for each list that it holds
  return (
    <PageFrame>
      <ListSeo list={list} />
      <BlogHero list={list} />
      <BlogCategorySection list={list} categories={data.allBlogCategory.nodes} />
    </PageFrame>
  );
}

export const query = graphql`
  query BlogTagTemplate($id: String!) {
    postList(id: { eq: $id }) { ...PostListPage posts { ...PostCard } }
    allBlogCategory(sort: { order: ASC }) { nodes { slug name } }
  }
`;
