import { graphql, type PageProps } from "gatsby";
import { PageFrame } from "../components/layout/page-frame";
import { contactChoices } from "../content/contact/contact-fields";
import { ContactSection } from "../features/contact/contact-section";
import { required } from "../site/required";
import { ROUTES } from "../site/routes";
import { socialCard } from "../site/seo/social-card";
import { contactPage } from "../site/seo/structured-data";
import { headOf, PageHead } from "../views/page-head";

type Data = Queries.ContactPageQuery;

/** Renders the contact form on its own page. `?topic=` preselects a topic. */
export default function ContactPage({ data }: PageProps<Data>) {
  const words = required(data.words, "page copy");
  const { title } = words;
  return (
    <PageFrame>
      <PageHead
        {...headOf(words, socialCard("pages", "contact"))}
        levels={[{ name: title, path: ROUTES.contact }]}
        nodes={[contactPage({ path: ROUTES.contact, name: title })]}
      />
      <ContactSection
        words={required(data.contactWords, "form copy")}
        mapImage={required(data.mapImage, "map image")}
        choices={contactChoices(data.services.nodes)}
      />
    </PageFrame>
  );
}

export const query = graphql`
  query ContactPage {
    words: pageCopy(page: { eq: "contact" }) { ...PageCopy }
    contactWords: pageCopy(page: { eq: "contactForm" }) { ...SectionCopy }
    services: allService { nodes { ...ContactChoice } }
    mapImage: file(relativePath: { eq: "sections/contact-map.jpg" }) {
      ...MapPicture
    }
  }
`;
