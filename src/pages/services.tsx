import { graphql, type PageProps } from "gatsby";
import { PageFrame } from "../components/layout/page-frame/page-frame";
import { withAllServices } from "../features/services/services-overview/all-services";
import { ROUTES } from "../site/routes";
import { socialCard } from "../site/seo/social-cards";
import { webPage } from "../site/seo/structured-data";
import { HomeSections } from "../views/home-sections";
import { PageHead } from "../views/page-head";

const TITLE = "Our Services";
const DESCRIPTION =
  "Bulk SMS, short codes, USSD, call centre, software, integration, payments and voice: what each service does, how we work and who does it.";

type Data = Queries.ServicesPageQuery;

/** The services page: its own head, then the sections of the home page with a card for every service. */
export default function ServicesPage({ data }: PageProps<Data>) {
  return (
    <PageFrame>
      <HomeSections
        data={data}
        head={
          <PageHead
            seo={{
              title: TITLE,
              description: DESCRIPTION,
              image: socialCard("pages", "services"),
            }}
            levels={[{ name: TITLE, path: ROUTES.services }]}
            nodes={[webPage({ path: ROUTES.services, name: TITLE })]}
            title="Messaging, payment and software services"
            subtitle={DESCRIPTION}
          />
        }
        withServices={(overview) => withAllServices(overview, data.services.nodes)}
      />
    </PageFrame>
  );
}

export const query = graphql`
  query ServicesPage {
    ...HomeSections
    services: allService(sort: { order: ASC }) { nodes { ...ServiceSummary } }
  }
`;
