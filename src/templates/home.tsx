import { graphql, type PageProps } from "gatsby";
import { PageFrame } from "../components/layout/page-frame";
import { Seo } from "../components/seo/page-metadata";
import { Hero } from "../features/home/hero";
import { LiveSection } from "../features/preview/live-section";
import { BRAND } from "../site/company/brand";
import { ANCHORS, ROUTES } from "../site/routes";
import { homeGraph } from "../site/seo/structured-data";
import { HomeSections } from "../views/home-sections";

type Data = Queries.HomeTemplateQuery;

export default function HomeTemplate({ data }: PageProps<Data>) {
  return (
    <PageFrame>
      <Seo
        title={`${BRAND.name}: ${BRAND.slogan}`}
        description={BRAND.description}
        path={ROUTES.home}
        graph={homeGraph()}
      />
      <HomeSections
        data={data}
        head={
          <LiveSection name="hero" built={data.heroContent}>
            {(live) => <Hero {...live} nextId={ANCHORS.about} />}
          </LiveSection>
        }
      />
    </PageFrame>
  );
}

export const query = graphql`
  query HomeTemplate {
    heroContent { ...HeroSection }
    ...HomeSections
  }
`;
