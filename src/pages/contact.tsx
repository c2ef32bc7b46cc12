import { graphql, type PageProps } from "gatsby";
import { PageFrame } from "../components/layout/page-frame/page-frame";
import { PageHero } from "../components/layout/page-hero/page-hero";
import { Seo } from "../components/seo/seo";
import { ContactSection } from "../features/contact/contact-section";
import { BRAND } from "../site/brand";
import { required } from "../site/required";
import { ROUTES } from "../site/routes";
import { socialCard } from "../site/social-cards";
import { breadcrumbs, contactPage, pageGraph } from "../site/structured-data";

const DESCRIPTION = `Write to ${BRAND.name}, call ${BRAND.phone} or visit us in ${BRAND.address.city}. We typically respond within 24 hours.`;

type Data = Queries.ContactPageQuery;

/** The contact form on a page of its own; `?topic=` chooses what the message is about. */
export default function ContactPage({ data }: PageProps<Data>) {
  return (
    <PageFrame>
      <Seo
        title="Contact Us"
        description={DESCRIPTION}
        path={ROUTES.contact}
        image={socialCard("pages", "contact")}
        graph={pageGraph(
          contactPage({ path: ROUTES.contact, name: "Contact Us" }),
          breadcrumbs([
            { name: "Home", path: ROUTES.home },
            { name: "Contact Us", path: ROUTES.contact },
          ]),
        )}
      />
      <PageHero
        title="Contact Us"
        subtitle="Ask for a quote, a demonstration or a straight answer."
        breadcrumb={[{ label: "Home", to: ROUTES.home }, { label: "Contact Us" }]}
      />
      <ContactSection mapImage={required(data.mapImage, "map image")} />
    </PageFrame>
  );
}

export const query = graphql`
  query ContactPage {
    mapImage: file(relativePath: { eq: "sections/contact-map.jpg" }) {
      ...MapPicture
    }
  }
`;
