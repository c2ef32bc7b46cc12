import { graphql, type PageProps } from "gatsby";
import { PageFrame } from "../components/layout/page-frame/page-frame";
import { Seo } from "../components/seo/seo";
import { ROUTES } from "../site/routes";
import { socialCard } from "../site/social-cards";
import { breadcrumbs, pageGraph, webPage } from "../site/structured-data";
import { HomeSections } from "../views/home-sections";

const DESCRIPTION =
  "Bulk SMS, USSD, call centre, payments, software development and API integration: what each service does, how we work and who does it.";

type Data = Queries.ServicesPageQuery;

/** The services page: the same stack as the home page. */
export default function ServicesPage({ data }: PageProps<Data>) {
  return (
    <PageFrame>
      <Seo
        title="Our Services"
        description={DESCRIPTION}
        path={ROUTES.services}
        image={socialCard("pages", "services")}
        graph={pageGraph(
          webPage({ path: ROUTES.services, name: "Our Services" }),
          breadcrumbs([
            { name: "Home", path: ROUTES.home },
            { name: "Our Services", path: ROUTES.services },
          ]),
        )}
      />
      <HomeSections data={data} />
    </PageFrame>
  );
}

export const query = graphql`
  query ServicesPage {
    ...HomeSections
  }
`;
