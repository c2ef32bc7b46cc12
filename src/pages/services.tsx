import { graphql, type PageProps } from "gatsby";
import { PageFrame } from "../components/layout/page-frame/page-frame";
import { ServiceChooser } from "../features/services/service-chooser/service-chooser";
import { withAllServices } from "../features/services/services-overview/all-services";
import { required } from "../site/required";
import { ROUTES } from "../site/routes";
import { socialCard } from "../site/seo/social-cards";
import { webPage } from "../site/seo/structured-data";
import { HomeSections } from "../views/home-sections";
import { PageHead } from "../views/page-head";

const TITLE = "Our Services";
const DESCRIPTION =
  "Bulk SMS, short codes, USSD, call centre, software, integration, payments and voice: who each service suits, its lowest price and what comes on top, and how long it takes.";

type Data = Queries.ServicesPageQuery;

/** The services page: what helps to choose, then the sections of the home page with a card for every service. */
export default function ServicesPage({ data }: PageProps<Data>) {
  return (
    <PageFrame>
      <HomeSections
        data={data}
        head={
          <>
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
            <ServiceChooser
              services={data.summaries.nodes}
              prices={required(data.prices, "prices")}
            />
          </>
        }
        withServices={(overview) => withAllServices(overview, data.summaries.nodes)}
      />
    </PageFrame>
  );
}

export const query = graphql`
  query ServicesPage {
    ...HomeSections
    summaries: allService(sort: { order: ASC }) { nodes { ...ServiceSummary ...ServiceChoice } }
    prices { tiers { ...SmsTiers } plansVat }
  }
`;
