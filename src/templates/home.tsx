import { graphql, type PageProps } from "gatsby";
import { PageFrame } from "../components/page-frame/page-frame";
import { Seo } from "../components/seo/seo";
import { HomeStack } from "../screens/home-stack";
import { BRAND } from "../site/brand";
import { ROUTES } from "../site/routes";
import { homeGraph } from "../site/structured-data";

type Data = Queries.HomeTemplateQuery;

/** The home page. */
export default function HomeTemplate({ data }: PageProps<Data>) {
  return (
    <PageFrame>
      <Seo
        title={`${BRAND.name}: ${BRAND.slogan}`}
        description={BRAND.description}
        path={ROUTES.home}
        graph={homeGraph()}
      />
      <HomeStack data={data} />
    </PageFrame>
  );
}

export const query = graphql`
  query HomeTemplate {
    ...HomeStack
  }
`;
