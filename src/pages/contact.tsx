import { graphql, type PageProps } from "gatsby";
import { PageFrame } from "../components/layout/page-frame/page-frame";
import { contactChoices } from "../content/contact/contact";
import { ContactSection } from "../features/contact/contact-section";
import { BRAND, PROMISES } from "../site/company/brand";
import { required } from "../site/required";
import { ROUTES } from "../site/routes";
import { socialCard } from "../site/seo/social-cards";
import { contactPage } from "../site/seo/structured-data";
import { PageHead } from "../views/page-head";

const TITLE = "Contact Us";
const DESCRIPTION = `Write to ${BRAND.name}, call ${BRAND.phone} or visit us in ${BRAND.address.city}.${PROMISES.reply && ` We typically respond ${PROMISES.reply}.`}`;

type Data = Queries.ContactPageQuery;

/** The contact form on a page of its own; `?topic=` chooses the topic of the message. */
export default function ContactPage({ data }: PageProps<Data>) {
  return (
    <PageFrame>
      <PageHead
        seo={{ title: TITLE, description: DESCRIPTION, image: socialCard("pages", "contact") }}
        levels={[{ name: TITLE, path: ROUTES.contact }]}
        nodes={[contactPage({ path: ROUTES.contact, name: TITLE })]}
        title={TITLE}
        subtitle="Ask for a quote, a demonstration or a straight answer."
      />
      <ContactSection
        mapImage={required(data.mapImage, "map image")}
        choices={contactChoices(data.services.nodes)}
      />
    </PageFrame>
  );
}

export const query = graphql`
  query ContactPage {
    services: allService { nodes { ...ContactChoice } }
    mapImage: file(relativePath: { eq: "sections/contact-map.jpg" }) {
      ...MapPicture
    }
  }
`;
