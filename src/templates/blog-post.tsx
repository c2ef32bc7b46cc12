import { graphql, type PageProps, Slice } from "gatsby";
import { PageFrame } from "../components/page-frame/page-frame";
import { Prose } from "../components/prose/prose";
import { Seo } from "../components/seo/seo";
import { postRoute } from "../site/routes";

type Data = Queries.BlogPostTemplateQuery;

export default function BlogPostTemplate({ data }: PageProps<Data>) {
  const post = data.postPlace?.post;
  if (!post) return null;
  return (
    <PageFrame>
      <Seo title={post.title} description={post.excerpt} path={postRoute(post.slug)} />
      <h1>{post.title}</h1>
      <Prose html={post.content} />
      <Slice alias="recent-posts" />
    </PageFrame>
  );
}

export const query = graphql`
  query BlogPostTemplate($id: String!) {
    postPlace(id: { eq: $id }) {
      post { slug title excerpt content image { childImageSharp { gatsbyImageData(width: 800) } } }
      related { slug title }
    }
  }
`;
