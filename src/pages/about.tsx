import { graphql, type PageProps } from "gatsby";
import { FactsSection } from "../components/layout/facts-section";
import { BelowFold, PageFrame } from "../components/layout/page-frame";
import { contactChoices } from "../content/contact/contact-fields";
import { AboutSection } from "../features/about/about-section";
import { TeamSection } from "../features/about/team-section";
import { ContactSection } from "../features/contact/contact-section";
import { LiveSection } from "../features/preview/live-section";
import { companyFacts } from "../site/company/company-facts";
import { required } from "../site/required";
import { ROUTES } from "../site/routes";
import { socialCard } from "../site/seo/social-card";
import { webPage } from "../site/seo/structured-data";
import { headOf, PageHead } from "../views/page-head";

type Data = Queries.AboutPageQuery;

export default function AboutPage({ data }: PageProps<Data>) {
  const words = required(data.words, "page copy");
  const { title } = words;
  return (
    <PageFrame>
      <PageHead
        {...headOf(words, socialCard("pages", "about"))}
        levels={[{ name: title, path: ROUTES.about }]}
        nodes={[webPage({ path: ROUTES.about, name: title })]}
      />
      <LiveSection name="about" built={data.aboutContent}>
        {(live) => <AboutSection {...live} image={required(data.aboutImage, "about image")} />}
      </LiveSection>
      <BelowFold>
        <LiveSection name="team" built={data.teamContent}>
          {(live) => <TeamSection {...live} />}
        </LiveSection>
        <FactsSection id="company" title="Company Details" facts={companyFacts()} />
        <ContactSection
          words={required(data.contactWords, "form copy")}
          mapImage={required(data.mapImage, "map image")}
          choices={contactChoices(data.services.nodes)}
        />
      </BelowFold>
    </PageFrame>
  );
}

export const query = graphql`
  query AboutPage {
    words: pageCopy(page: { eq: "about" }) { ...PageCopy }
    contactWords: pageCopy(page: { eq: "contactForm" }) { ...SectionCopy }
    aboutContent { ...AboutSection }
    teamContent { ...TeamSection }
    aboutImage: file(relativePath: { eq: "sections/about.jpg" }) { ...SectionPicture }
    services: allService { nodes { ...ContactChoice } }
    mapImage: file(relativePath: { eq: "sections/contact-map.jpg" }) { ...MapPicture }
  }
`;
