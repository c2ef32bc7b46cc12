import { graphql, type PageProps } from "gatsby";
import { PageFrame } from "../components/page-frame/page-frame";
import { Picture } from "../components/picture/picture";
import { Seo } from "../components/seo/seo";
import { BRAND } from "../site/brand";

type Data = Queries.HomeTemplateQuery;

export default function HomeTemplate({ data }: PageProps<Data>) {
  return (
    <PageFrame>
      <Seo title={BRAND.name} description={BRAND.description} path="/" />
      <h1>{data.heroContent?.heading}</h1>
      {data.heroContent?.services.map(({ title, image }) => (
        <Picture key={title} picture={image} alt="" />
      ))}
    </PageFrame>
  );
}

export const query = graphql`
  query HomeTemplate($latestId: String!) {
    heroContent { heading services { title image { childImageSharp { gatsbyImageData(width: 800) } } } }
    latest: postList(id: { eq: $latestId }) { posts { slug } }
  }
`;
