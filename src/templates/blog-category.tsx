import { graphql, type PageProps } from "gatsby";
import { PageFrame } from "../components/page-frame/page-frame";
import { Seo } from "../components/seo/seo";

type Data = Queries.BlogCategoryTemplateQuery;

export default function BlogCategoryTemplate({ data }: PageProps<Data>) {
  const list = data.postList;
  return (
    <PageFrame>
      <Seo title={list?.name ?? "Blog"} description="Posts" path={list?.address ?? "/blog"} />
      <h1>{list?.name}</h1>
      {list?.posts.map((post) => (
        <h2 key={post.slug}>{post.title}</h2>
      ))}
    </PageFrame>
  );
}

export const query = graphql`
  query BlogCategoryTemplate($id: String!) {
    postList(id: { eq: $id }) { name address posts { slug title } }
  }
`;
